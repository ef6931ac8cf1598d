const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(`Raceway needs Node 24 or newer; this is ${process.version}.`);
  process.exit(1);
}
await import('./src/main.js');
