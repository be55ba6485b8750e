import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { subsetFonts } from './vite.fonts.ts'
import { assetUrls, reloadForWorker, speculationRulesType, wholeIcons, withoutPreloads } from './vite.plugins.ts'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss({ optimize: false }),
    cloudflare({ viteEnvironment: { name: 'worker' } }),
    subsetFonts(),
    assetUrls(),
    wholeIcons(),
    withoutPreloads(),
    reloadForWorker(),
    speculationRulesType(),
  ],
  environments: {
    client: {
      build: {
        manifest: true,
        modulePreload: false,
        // Browsers of the last three years, which need no prefixes for masks.
        cssTarget: ['chrome120', 'firefox121', 'safari17'],
        // Everything is fetched by name from a page's head; nothing is small enough to be worth inlining there.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['client/main.ts', 'client/typefaces.ts', 'client/claim-form.ts', 'client/styles.css'],
        },
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
