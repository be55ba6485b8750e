import { checkClaims } from './seed/check-claims.ts'
import { loadSeedFiles } from './seed/load.ts'
const { files, faults } = loadSeedFiles('seed')
if (!files) throw new Error(JSON.stringify(faults))
for (const f of checkClaims(files)) console.log(f.file, f.path, f.message.replace('claims something without a source behind it: ', ''))
