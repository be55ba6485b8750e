import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { assetUrls, speculationRulesType, wholeIcons, withoutPreloads } from './vite.assets.config.ts'

/** The built Worker's own JSX. */
const leanElements = (): Plugin => ({
  name: 'lean-elements',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'worker',
  resolveId: (id) => (id === 'react/jsx-runtime' ? `${import.meta.dirname}/src/render/jsx-runtime.ts` : null),
})

export default defineConfig({
  plugins: [
    leanElements(),
    react(),
    tailwindcss(),
    cloudflare({ viteEnvironment: { name: 'worker' } }),
    assetUrls(),
    wholeIcons(),
    withoutPreloads(),
    speculationRulesType(),
  ],
  environments: {
    client: {
      build: {
        manifest: true,
        modulePreload: false,
        // Everything is fetched by name from a page's head; nothing is small enough to be worth inlining there.
        assetsInlineLimit: 0,
        rolldownOptions: { input: ['client/main.ts', 'client/claim-form.ts', 'client/styles.css'] },
      },
    },
    worker: {
      build: {
        sourcemap: true,
        minify: true,
        // What the first module shares with those that are loaded later, in one module and not in many small ones.
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, tags: ['$initial'] }] } },
        },
      },
    },
  },
  builder: {
    // The client first: the Worker's build reads its manifest.
    async buildApp(builder) {
      const { client, worker } = builder.environments
      if (!client || !worker) throw new Error('vite.config.ts: the client or the worker environment is missing')
      await builder.build(client)
      await builder.build(worker)
    },
  },
  server: { port: 8787 },
})
