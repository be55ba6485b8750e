/**
 * Runs in the head of every page, inlined by the build. Applies the typefaces to a page that was reached from another
 * page of the site, where client/main.ts fetched them after loading. On the first page of a visit they would delay the
 * first paint, or move what is already shown.
 */
if (document.referrer.startsWith(`${location.origin}/`)) {
  document.documentElement.dataset['typefaces'] = ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as="font"]')) link.media = 'all'
}
