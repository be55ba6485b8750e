/** See https://www.w3.org/TR/appmanifest/. The site opens in the browser, so that visitors can copy its URLs. */
export const webManifest = (name: string, description: string) => ({
  name,
  description,
  start_url: '/',
  display: 'browser',
  background_color: '#f7f5ef',
  theme_color: '#0b1e38',
  icons: [
    icon('/icon-192.png', '192x192'),
    icon('/icon-512.png', '512x512'),
    { ...icon('/icon-maskable-512.png', '512x512'), purpose: 'maskable' },
  ],
})

const icon = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' })
