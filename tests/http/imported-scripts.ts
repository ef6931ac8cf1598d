const staticImport = /(?:^|[;}\n])\s*(?:import|export)\s*(?:[^'"();]*?from)?\s*["']\.\/([\w.-]+\.js)["']/g;

/** The names of the files that a built script loads before it runs. */
export const importedScripts = (script: string): string[] =>
  Array.from(script.matchAll(staticImport), ([, name = '']) => name);
