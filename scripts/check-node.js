import { existsSync } from 'node:fs'

/**
 * Checks the version of Node. Loaded before each TypeScript command (`--import`), because an older Node cannot run
 * TypeScript.
 */
const NEEDED = 24
const { node } = process.versions

if (Number.parseInt(node, 10) < NEEDED) {
  const advice = existsSync('node_modules/node/bin/node')
    ? 'Start this with `npm run …` or `npm start`, which use the Node in node_modules.'
    : 'Run `npm ci`, which installs one for this project, without `--ignore-scripts`. ' +
      `Or install Node ${NEEDED} yourself, from https://nodejs.org.`
  console.error(`✗ this command runs on Node ${node}, but needs Node ${NEEDED}. ${advice}`)
  process.exit(1)
}
