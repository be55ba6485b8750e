import { beforeAll, describe, expect, test } from 'vitest'
import type { Compiling } from '../../seed/content.ts'
import type { SeedFiles } from '../../seed/load.ts'
