package tabuleiro.engine.niju;

import tabuleiro.engine.niju.NijuMoveWeights.Group;
import tabuleiro.games.niju.NijuMove;
import tabuleiro.games.niju.NijuTiles;

/// Move priorities for the goal `most`, from weights that were fitted to the visits of moves in
/// searches: a sum over features of the cell and of the tile's own pattern there.
final class NijuLearnedMovePriority implements NijuMovePriority {
  private static final int MAX_PRIORITY = 100_000;
  private static final int DIRECTIONS = NijuTiles.DIRECTIONS;
  private static final int MAX_LACKING = 4;

  /// The four marked directions of each pattern, three bits for each.
  private static final int[] MARKS = marks();

  /// In place of the number of tiles that a pattern lacks, where it cannot be completed.
  private static final int DEAD = 5;

  /// How many weights of a group belong to a stage, to a number of lacking cells, and so on.
  private static final int CELLS_OF_STAGE = 81;

  private static final int OPENED_OF_STAGE = 16;
  private static final int NEIGHBOURS_OF_STAGE = 20;
  private static final int COUNTS_OF_NEIGHBOURS = 5;
  private static final int CLASSES = 16;
  private static final int THREATS_OF_COUNT = 27;
  private static final int MAX_THREATS = 3;

  private final NijuPatternFeatures patterns;
  private final NijuMoveWeights weights;
  private final NijuWantedCells wanted;

  // The weights of the position's phase, by pattern kind, by lacking tiles, and by tile.
  private final int[] worth = new int[2 * NijuWantedCells.KINDS];
  private final int[] ownPatterns = new int[DEAD + 1];
  private final int[] livingTiles = new int[NijuTiles.COUNT + 1];
  private final int[] deadTiles = new int[NijuTiles.COUNT + 1];
  private int stage;
  private int tilesLeft;

  // The current cell: the sides' neighbours, the weights of what belongs to the cell, those of
  // each lacking cell by the number of lacking cells and the direction (0 where there is a tile),
  // those of the numbers of threats, and the directions in which a tile can be placed after the
  // move.
  private int own;
  private int enemy;
  private int cellValue;
  private final int[] lackingValues = new int[(MAX_LACKING + 1) * DIRECTIONS];
  private final int[] threatValues = new int[2];
  private int playable;

  NijuLearnedMovePriority(NijuPatternFeatures patterns, NijuMoveWeights weights) {
    this.patterns = patterns;
    this.weights = weights;
    wanted = new NijuWantedCells(patterns);
  }

  private static int[] marks() {
    int[] marks = new int[1 << DIRECTIONS];
    for (int pattern = 0; pattern < marks.length; pattern++) {
      int shift = 0;
      for (int rest = pattern; rest != 0 && shift < 12; rest &= rest - 1) {
        marks[pattern] |= Integer.numberOfTrailingZeros(rest) << shift;
        shift += 3;
      }
    }
    return marks;
  }

  @Override
  public void prioritize(int mover, int[] moves, int from, int to, int[] priorities) {
    preparePosition(mover);
    int cell = -1;
    for (int i = from; i < to; i++) {
      int next = NijuPatternFeatures.paddedCell(NijuMove.cell(moves[i]));
      if (next != cell) {
        cell = next;
        prepareCell(mover, cell);
      }
      priorities[i] = Math.clamp(priority(moves[i]), -MAX_PRIORITY, MAX_PRIORITY);
    }
  }

  private int priority(int move) {
    int pattern = NijuMove.pattern(move);
    int tile = NijuMove.tile(move);
    int lacking = pattern & ~own;
    int lack = Integer.bitCount(lacking);
    if ((pattern & enemy) != 0 || lack > tilesLeft) {
      return cellValue + ownPatterns[DEAD] + deadTiles[tile] + threatValues[0];
    }
    boolean isThreat = lack == 1 && (lacking & playable) != 0;
    int marks = MARKS[pattern];
    int first = lack * DIRECTIONS;
    return cellValue
        + ownPatterns[lack]
        + livingTiles[tile]
        + threatValues[isThreat ? 1 : 0]
        + lackingValues[first + (marks & 7)]
        + lackingValues[first + (marks >> 3 & 7)]
        + lackingValues[first + (marks >> 6 & 7)]
        + lackingValues[first + (marks >> 9)];
  }

  private void preparePosition(int mover) {
    tilesLeft = patterns.tilesLeft(mover) - 1;
    stage = NijuMoveWeights.stage(tilesLeft);
    int phase = NijuMoveWeights.phase(tilesLeft);
    copyPhase(Group.PATTERNS, phase, worth);
    copyPhase(Group.OWN_PATTERN, phase, ownPatterns);
    int[] ofTiles = weights.of(Group.TILE);
    int[] ofCorners = weights.of(Group.CORNERS);
    for (int tile = 1; tile <= NijuTiles.COUNT; tile++) {
      int corners = Integer.bitCount(NijuTiles.pattern(tile) & NijuTiles.CORNERS);
      livingTiles[tile] = ofTiles[tile] + ofCorners[corners * NijuMoveWeights.PHASES + phase];
      int dead = MAX_LACKING + 1 + corners;
      deadTiles[tile] = ofTiles[tile] + ofCorners[dead * NijuMoveWeights.PHASES + phase];
    }
    wanted.compute(mover, worth);
  }

  private void copyPhase(Group group, int phase, int[] target) {
    int[] all = weights.of(group);
    for (int i = 0; i < target.length; i++) {
      target[i] = all[i * NijuMoveWeights.PHASES + phase];
    }
  }

  private void prepareCell(int mover, int cell) {
    own = patterns.neighboursOf(mover, cell);
    enemy = patterns.neighboursOf(1 - mover, cell);
    cellValue = wanted.value(cell) + weights.of(Group.CELLS)[cellIndex(cell)] + neighbourValue();
    int[] opened = weights.of(Group.OPENED);
    playable = NijuTiles.EDGES;
    for (int d = 0; d < DIRECTIONS; d++) {
      if (((own | enemy) >> d & 1) != 0) {
        clearLacking(d);
        continue;
      }
      int neighbour = NijuPatternFeatures.neighbour(cell, d);
      boolean isEdge = (NijuTiles.EDGES >> d & 1) != 0;
      boolean isPlayable = patterns.isPlayable(neighbour);
      if (isEdge && !isPlayable) {
        cellValue += opened[stage * OPENED_OF_STAGE + openedIndex(neighbour)];
      }
      if (isPlayable) {
        playable |= 1 << d;
      }
      prepareLacking(mover, neighbour, d, isEdge || isPlayable);
    }
    prepareThreats(cell);
  }

  private int cellIndex(int cell) {
    int index = stage * CELLS_OF_STAGE;
    int scale = CELLS_OF_STAGE;
    for (int side = 0; side < 2; side++) {
      scale /= 3;
      index += scale * Math.min(wanted.completed(side, cell), 2);
      scale /= 3;
      index += scale * Math.min(wanted.lastButOne(side, cell), 2);
    }
    return index;
  }

  private int neighbourValue() {
    int first = stage * NEIGHBOURS_OF_STAGE;
    return neighbourValue(first, own) + neighbourValue(first + 2 * COUNTS_OF_NEIGHBOURS, enemy);
  }

  private int neighbourValue(int first, int around) {
    int[] neighbours = weights.of(Group.NEIGHBOURS);
    return neighbours[first + Integer.bitCount(around & NijuTiles.CORNERS)]
        + neighbours[first + COUNTS_OF_NEIGHBOURS + Integer.bitCount(around & NijuTiles.EDGES)];
  }

  private int openedIndex(int cell) {
    return Math.min(wanted.completed(0, cell), 1)
        + 2 * Math.min(wanted.completed(1, cell), 1)
        + 4 * Math.min(wanted.lastButOne(0, cell), 1)
        + 8 * Math.min(wanted.lastButOne(1, cell), 1);
  }

  private void prepareLacking(int mover, int cell, int direction, boolean isPlayable) {
    int[] lacking = weights.of(Group.LACKING);
    int[] surroundings = weights.of(Group.SURROUNDINGS);
    int urgency = 4 * wanted.urgency(0, cell) + wanted.urgency(1, cell);
    int around =
        4 * Math.min(Integer.bitCount(patterns.neighboursOf(mover, cell)), 3)
            + Math.min(Integer.bitCount(patterns.neighboursOf(1 - mover, cell)), 3);
    int first = (2 * stage + (isPlayable ? 1 : 0)) * MAX_LACKING * CLASSES + urgency;
    int second = stage * MAX_LACKING * CLASSES + around;
    for (int lack = 1; lack <= MAX_LACKING; lack++) {
      lackingValues[lack * DIRECTIONS + direction] = lacking[first] + surroundings[second];
      first += CLASSES;
      second += CLASSES;
    }
  }

  private void clearLacking(int direction) {
    for (int lack = 1; lack <= MAX_LACKING; lack++) {
      lackingValues[lack * DIRECTIONS + direction] = 0;
    }
  }

  private void prepareThreats(int cell) {
    int[] threats = weights.of(Group.THREATS);
    int answer =
        9 * Math.min(wanted.opponentsReadyCells(), 2)
            + 3 * Math.min(wanted.completed(1, cell), 2)
            + Math.min(wanted.completed(0, cell), 2);
    for (int more = 0; more < 2; more++) {
      int count = Math.min(wanted.threats(cell) + more, MAX_THREATS);
      threatValues[more] = threats[count * THREATS_OF_COUNT + answer];
    }
  }
}
