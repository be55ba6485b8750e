/**
 * Inlined in the head of every page. Applies the typefaces only on pages reached from within the site, for which
 * client/main.ts has preloaded them. On the first page they would delay the first paint or shift the layout.
 */
if (document.referrer.startsWith(`${location.origin}/`)) {
  document.documentElement.dataset['typefaces'] = ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as="font"]')) link.media = 'all'
}
