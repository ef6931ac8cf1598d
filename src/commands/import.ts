import '../server/startup/resolve-imports.server.ts';
import { StartupError } from '../server/startup-error.server.ts';

async function main(): Promise<void> {
  // Loaded when the hook is registered, in half the time (docs/decisions/0046).
  const { runImportCommand } = await import('./run-import-command.ts');
  await runImportCommand(process.argv.slice(2));
}

main().catch((cause: unknown) => {
  console.error(cause instanceof StartupError ? cause.message : `The import failed, nothing was imported: ${cause}`);
  process.exit(1);
});
