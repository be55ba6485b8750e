import { builtinModules } from 'node:module'
import { build } from 'vite'

/** Bundles one of the comparison Workers as the site's own is: for production, minified, one module. */
export async function bundle(name: 'memory' | 'batch' | 'empty' | 'key' | 'plain'): Promise<string> {
  const extension = name === 'plain' ? 'tsx' : 'ts'
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'import', 'default'] },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: `${import.meta.dirname}/workers/${name}.${extension}`,
      write: false,
      minify: true,
      rolldownOptions: { external: [...builtinModules], output: { codeSplitting: false } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs.flatMap((one) => ('output' in one ? one.output : [])).find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`tests/bench/workers/${name}.${extension} gave no module`)
  return chunk.code
}
