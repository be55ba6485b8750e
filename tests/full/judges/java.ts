import { spawnSync } from 'node:child_process'
import { bulletList, type Installer, install } from '../../e2e/tools/install.ts'

/** Commands that install Debian's Java, which requires root. No npm package contains Java. */
const INSTALLERS: readonly Installer[] = [
  [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'default-jre-headless'],
  ],
]

const hasJava = () => spawnSync('java', ['-version']).status === 0

export function ensureJava(): void {
  if (hasJava()) return
  const failures = install('Java', hasJava, INSTALLERS)
  if (failures.length === 0) return
  throw new Error(
    `The HTML checker needs Java, and none was found or could be installed.\n${bulletList(failures)}\n` +
      'Install a Java runtime of version 11 or later (on Debian, as root: apt-get install default-jre-headless).',
  )
}
