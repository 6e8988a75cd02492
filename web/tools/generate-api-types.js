/**
 * Writes types/api.d.ts: the types of the HTTP API, from the schemas of openapi.json, and its
 * operations. Each field has the comment that the schema gives it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The description of the API, which the build of the module protocol makes of its records. */
const DOCUMENT = new URL(
  '../../protocol/target/classes/tabuleiro/protocol/openapi.json',
  import.meta.url,
);

/** The file with the types. */
const TYPES = new URL('../types/api.d.ts', import.meta.url);

const HEADER = `/*
 * The types of the HTTP API, generated of the records of the module protocol.
 */
declare namespace Api {
`;

/**
 * A schema of the document, as far as it uses JSON Schema.
 *
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string} [type]
 * @property {string} [description]
 * @property {unknown} [const]
 * @property {string[]} [enum]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {boolean | Schema} [additionalProperties]
 */

/**
 * Returns the type that a schema describes.
 *
 * @param {Schema} schema
 * @param {string} indent the indentation of the line on which the type begins
 * @returns {string}
 */
function typeOf(schema, indent) {
  if (schema.$ref !== undefined) {
    return schema.$ref.replace('#/components/schemas/', '');
  }
  if (schema.const !== undefined) {
    return literal(schema.const);
  }
  if (schema.enum !== undefined) {
    return schema.enum.map(literal).join(' | ');
  }
  if (schema.properties !== undefined) {
    return fields(schema, indent);
  }
  switch (schema.type) {
    case 'array': {
      const element = typeOf(schema.items ?? {}, indent);
      return element.includes(' | ') ? `(${element})[]` : `${element}[]`;
    }
    case 'object': {
      const value = schema.additionalProperties;
      return `Record<string, ${typeof value === 'object' ? typeOf(value, indent) : 'unknown'}>`;
    }
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
      return schema.type;
    default:
      throw new Error(`a schema without a known type: ${JSON.stringify(schema)}`);
  }
}

/** @param {unknown} value */
function literal(value) {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/**
 * @param {Schema} schema
 * @param {string} indent
 */
function fields({ properties = {}, required = [] }, indent) {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).flatMap(([name, schema]) => {
    if (schema.description === undefined) {
      throw new Error(`openapi.json: the field ${name} has no description`);
    }
    const optional = required.includes(name) ? '' : '?';
    return [
      `${inner}/** ${schema.description} */`,
      `${inner}${name}${optional}: ${typeOf(schema, inner)};`,
    ];
  });
  return ['{', ...lines, `${indent}}`].join('\n');
}

/**
 * An operation of the document, as far as the types need it.
 *
 * @typedef {object} Operation
 * @property {string} summary
 * @property {{ name: string, in: string, required?: boolean, description: string, schema: Schema }[]} [parameters]
 * @property {{ content: Record<string, { schema: Schema }> }} [requestBody]
 * @property {Record<string, { content?: Record<string, { schema: Schema }> }>} responses
 */

/** The beginning of the paths that scripts ask for. */
const BASE = /^\/api\/v\d+(?=\/)/;

/**
 * Returns the entry of an operation: its parameters without the language, which each request has, its
 * body and its answer.
 *
 * @param {string} name the method and the path below the base
 * @param {Operation} operation
 */
function operationType(name, { summary, parameters = [], requestBody, responses }) {
  const named = parameters.filter(parameter => parameter.name !== 'language');
  const listed = named.map(
    ({ name: key, required, schema }) =>
      `${key}${required ? '' : '?'}: ${schema.type === 'integer' ? 'number' : typeOf(schema, '')}`,
  );
  const answer = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return `    /** ${summary} */
    '${name}': {
      parameters: ${listed.length === 0 ? 'Record<string, never>' : `{ ${listed.join('; ')} }`};
      body: ${contentType(requestBody?.content)};
      answer: ${contentType(answer?.content)};
    };
`;
}

/** @param {Record<string, { schema: Schema }>} [content] */
function contentType(content) {
  const schema = content && Object.values(content)[0]?.schema;
  return schema === undefined ? 'undefined' : typeOf(schema, '      ');
}

/** @param {Record<string, Record<string, Operation>>} paths */
function operationTypes(paths) {
  return Object.entries(paths)
    .filter(([path]) => BASE.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        operationType(`${method.toUpperCase()} ${path.replace(BASE, '')}`, operation),
      ),
    )
    .join('');
}

/** Returns the text of the file with the types. */
function apiTypes() {
  if (!existsSync(DOCUMENT)) {
    throw new Error('no openapi.json: run `mvn -pl protocol process-classes` first');
  }
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  const schemas = /** @type {[string, Schema][]} */ (Object.entries(document.components.schemas));
  const types = schemas.map(
    ([name, schema]) =>
      `  /** ${schema.description} */\n  interface ${name} ${fields(schema, '  ')}\n`,
  );
  const operations = operationTypes(document.paths);
  return `${HEADER}${types.join('\n')}
  /** The operations by method and path. */
  interface Operations {
${operations}  }
}
`;
}

writeFileSync(TYPES, apiTypes());
