@echo off
rem Runs Tabuleiro on Windows. In a source checkout it is built with Maven when there is no build yet;
rem in the unpacked zip the jars lie in lib\.
setlocal EnableExtensions DisableDelayedExpansion
set "OLDEST=25"
set "ROOT=%~dp0"
set "LIB=%ROOT%lib"
set "TOOL=java.exe"
set "JDK="
set "RELEASE="
if exist "%ROOT%pom.xml" set "LIB=%ROOT%app\target\tabuleiro\lib"
if exist "%ROOT%pom.xml" set "TOOL=javac.exe"

rem Some downloads have a Java of their own.
call :try "%ROOT%runtime"
if defined JAVA_HOME call :try "%JAVA_HOME%"
for %%j in (java.exe) do if not "%%~dp$PATH:j"=="" call :try "%%~dp$PATH:j.."
for /d %%d in ("%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Java\*" "%ProgramFiles%\OpenJDK\*" "%ProgramFiles%\Microsoft\*" "%ProgramFiles%\Zulu\*" "%ProgramFiles%\Amazon Corretto\*" "%ProgramFiles%\BellSoft\*" "%LOCALAPPDATA%\Programs\Eclipse Adoptium\*" "%USERPROFILE%\.jdks\*" "%USERPROFILE%\scoop\apps\*") do call :try "%%~d"
if defined JDK goto found
echo tabuleiro: no JDK %OLDEST% or newer found: not in JAVA_HOME, not in the PATH, not in the usual folders. Install one, such as Eclipse Temurin %OLDEST%. 1>&2
echo tabuleiro: nenhum JDK %OLDEST% ou mais recente em JAVA_HOME, no PATH ou nas pastas habituais. Instale um, como o Eclipse Temurin %OLDEST%. 1>&2
exit /b 1

:found
if exist "%LIB%\tabuleiro.jar" goto run
echo tabuleiro: building, which may take a minute... 1>&2
set "JAVA_HOME=%JDK%"
call mvn -B -q -f "%ROOT%pom.xml" -Dmaven.test.skip=true -pl app -am package 1>&2 <nul
if errorlevel 1 exit /b 1

rem The cache from which Java starts sooner serves one build of Java alone, so it is called after it.
rem One that is empty says that it could not be made; one that does not fit does no harm.
:run
if not "%~1"=="site" goto cache
if not exist "%ROOT%pom.xml" goto cache
if exist "%LIB%\engine\engine.wasm" goto cache
echo tabuleiro: compiling the engine for browsers takes a minute or two... 1>&2
set "JAVA_HOME=%JDK%"
call mvn -B -q -f "%ROOT%pom.xml" -Dmaven.test.skip=true -Pwasm -pl wasm -am package 1>&2 <nul
if errorlevel 1 exit /b 1
mkdir "%LIB%\engine"
copy /y "%ROOT%wasm\target\classes\tabuleiro\wasm\*.wasm" "%LIB%\engine" >nul
copy /y "%ROOT%wasm\target\classes\tabuleiro\wasm\*.js" "%LIB%\engine" >nul
copy /y "%ROOT%wasm\target\classes\tabuleiro\wasm\*.pack" "%LIB%\engine" >nul

:cache
set "CACHE=%LIB%\tabuleiro-%RELEASE%.aot"
if exist "%CACHE%" goto start
echo tabuleiro: preparing a quick start, once... 1>&2
"%JDK%\bin\java.exe" "-XX:AOTCacheOutput=%CACHE%" -cp "%LIB%\tabuleiro.jar" tabuleiro.app.CacheWarmUp >nul 2>&1 <nul
if not exist "%CACHE%" type nul >"%CACHE%" 2>nul

:start
set "QUICK="
if exist "%CACHE%" for %%c in ("%CACHE%") do if %%~zc gtr 0 set QUICK="-XX:AOTCache=%CACHE%" "-Xlog:aot*=off" "-Xlog:cds*=off"
"%JDK%\bin\java.exe" %QUICK% -jar "%LIB%\tabuleiro.jar" %*
exit /b %errorlevel%

rem Makes the folder %1 the JDK when none was found before and it is new enough.
:try
if defined JDK exit /b 0
if not exist "%~1\bin\%TOOL%" exit /b 0
if not exist "%~1\release" exit /b 0
for /f "tokens=2 delims==" %%v in ('findstr /b "JAVA_VERSION=" "%~1\release"') do for /f "delims=.-+" %%m in ("%%~v") do if %%m geq %OLDEST% set "JDK=%~f1"
if defined JDK for /f "tokens=2 delims==" %%v in ('findstr /b "JAVA_RUNTIME_VERSION=" "%~1\release"') do set "RELEASE=%%~v"
exit /b 0
