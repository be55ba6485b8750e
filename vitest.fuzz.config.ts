import { defineConfig } from 'vitest/config'
import { workers } from './vitest.config.ts'

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)

/** `npm run test:fuzz`. The test's name contains the seed. FUZZ_SEED repeats a run, FUZZ_REQUESTS sets its length. */
const project = workers({ name: 'fuzz', include: ['tests/full/fuzz.test.ts'], isolate: true })
const fuzz = {
  seed: number('FUZZ_SEED', Math.floor(Math.random() * 2 ** 31)),
  requests: number('FUZZ_REQUESTS', 50_000),
}

export default defineConfig({ ...project, test: { ...project.test, silent: false, provide: { fuzz } } })
