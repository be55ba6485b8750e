import { readFileSync, writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { buildTable, readSources, TABLE_FILE } from './table.ts'

const { check } = new Command('specification')
  .description('Writes tests/SPECIFICATION.md: each rule of the specification with its tests.')
  .option('--check', 'write nothing; fail if the file is not up to date')
  .parse()
  .opts<{ check?: boolean }>()

const { table, issues } = buildTable(readSources())
if (check && issues.length === 0 && readFileSync(TABLE_FILE, 'utf8') !== table)
  issues.push(`${TABLE_FILE} is not up to date: run \`npm run specification\``)
if (!check) writeFileSync(TABLE_FILE, table)
for (const issue of issues) console.error(issue)
if (issues.length > 0) process.exitCode = 1
