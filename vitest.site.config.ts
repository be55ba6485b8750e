import { defineConfig } from 'vitest/config'

/** `npm run test:site`: tests the scripts of a local site with the real runtime, one after the other. */
export default defineConfig({
  test: {
    include: ['tests/full/{restart,reseed}.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
