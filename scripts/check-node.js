import { existsSync } from 'node:fs'

// `--import` loads this file before each TypeScript command, because an older Node cannot run TypeScript.
const REQUIRED_MAJOR_VERSION = 24
const { node } = process.versions

if (Number.parseInt(node, 10) < REQUIRED_MAJOR_VERSION) {
  const advice = existsSync('node_modules/node/bin/node')
    ? 'Start this with `npm run …` or `npm start`, which use the Node in node_modules.'
    : 'Run `npm ci`, which installs one for this project, without `--ignore-scripts`. ' +
      `Or install Node ${REQUIRED_MAJOR_VERSION} yourself, from https://nodejs.org.`
  console.error(`✗ this command runs on Node ${node}, but needs Node ${REQUIRED_MAJOR_VERSION}. ${advice}`)
  process.exit(1)
}
