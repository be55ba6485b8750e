import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { subsetFonts } from './scripts/build/fonts.ts'
import {
  provideAssetUrls,
  reloadOnWorkerChange,
  removePreloadHelper,
  roundIconPaths,
  setSpeculationRulesType,
} from './scripts/build/plugins.ts'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss({ optimize: false }),
    cloudflare({ viteEnvironment: { name: 'worker' } }),
    subsetFonts(),
    provideAssetUrls(),
    roundIconPaths(),
    removePreloadHelper(),
    reloadOnWorkerChange(),
    setSpeculationRulesType(),
  ],
  environments: {
    client: {
      build: {
        manifest: true,
        modulePreload: false,
        // These browsers were released in late 2023, and need no prefix for CSS masks.
        cssTarget: ['chrome120', 'firefox121', 'safari17'],
        // No asset is small enough to be worth inlining.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['client/main.ts', 'client/head.ts', 'client/claim-form.ts', 'client/styles.css'],
        },
      },
    },
    worker: {
      build: {
        sourcemap: true,
        minify: true,
        // Puts the code that the entry module shares with lazy chunks into one chunk, instead of many small ones.
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, tags: ['$initial'] }] } },
        },
      },
    },
  },
  builder: {
    // The Worker's build reads the client's manifest.
    async buildApp(builder) {
      const { client, worker } = builder.environments
      if (!client || !worker) throw new Error('vite.config.ts: the client or the worker environment is missing')
      await builder.build(client)
      await builder.build(worker)
    },
  },
  server: { port: 8787 },
})
