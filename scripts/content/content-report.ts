import { Command } from 'commander'
import { classifyHost, countCitedStatements, PRIMARY_CLASSES } from '../../seed/check/sources.ts'
import { FROM_OPTION_DESCRIPTION, findDirectory } from '../../seed/directory.ts'
import type { SeedFiles } from '../../seed/load/load.ts'
import { REFERENCE } from '../../seed/load/references.ts'
import { joinValues, readSourcedValues } from '../../seed/load/values.ts'
import { runProgram } from '../../seed/user-error.ts'
import { requireSeedFiles } from '../../seed/write/seed.ts'
import { readInterfaceTexts } from './interface-texts.ts'
import { computeReadingGrade } from './reading-grade.ts'

const program = new Command('content:report')
  .description(
    'Counts sources and cited statements by class of publisher, and grades the guides, local pages and interface.',
  )
  .option('--from <folder>', FROM_OPTION_DESCRIPTION)
  .action(report)

function report({ from: folder }: { from?: string }): void {
  const files = requireSeedFiles(findDirectory(folder))
  console.log([...describeSources(files), '', ...describeGrades(files)].join('\n'))
}

function describeSources(files: SeedFiles): string[] {
  const sourceClasses = files.sources.map(({ url }) => classifyHost(url, files.hosts))
  const { statementCount, primaryCount, countByClass } = countCitedStatements(files)
  const rows = Object.keys(files.hosts).map((name) => {
    const sourceCount = sourceClasses.filter((sourceClass) => sourceClass === name).length
    const classStatementCount = countByClass.get(name as keyof SeedFiles['hosts']) ?? 0
    return `  ${name.padEnd(20)}${String(sourceCount).padStart(8)}${String(classStatementCount).padStart(12)}`
  })
  return [
    `• Sources and the statements that cite them, by class of publisher (data/hosts.json)`,
    `  ${''.padEnd(20)} sources  statements`,
    ...rows,
    `  All: ${files.sources.length} sources, ${statementCount} cited statements.`,
    '  A statement that cites two classes counts in both.',
    `  Primary (${PRIMARY_CLASSES.join(', ')}): ${primaryCount} of ${statementCount} statements, ${((100 * primaryCount) / Math.max(statementCount, 1)).toFixed(1)}%`,
  ]
}

function describeGrades(files: SeedFiles): string[] {
  const values = readSourcedValues(files)
  const fileGrades = [...files.prose.guides, ...files.prose.local]
    .map(({ file, front: { treatment }, body }) => {
      const text = body.replace(REFERENCE, (reference, id: string) => {
        const found = values.get(id) ?? values.get(`${treatment}.${id}`) ?? []
        return joinValues(found)?.text ?? reference
      })
      return { file, grade: computeReadingGrade(text) }
    })
    .concat({ file: 'interface', grade: computeReadingGrade(readInterfaceTexts().join('\n')) })
    .sort((a, b) => b.grade - a.grade)
  return [
    '• Reading grade by the Flesch–Kincaid formula, hardest first (0.39 × words a sentence + 11.8 × syllables a word − 15.59)',
    ...fileGrades.map(({ file, grade }) => `  ${grade.toFixed(1).padStart(5)}  ${file}`),
  ]
}

await runProgram(program)
