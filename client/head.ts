// Inlined in the head of every page, because it decides how the first paint looks.

// Uses the site's typefaces only on pages reached from within the site, because client/main.ts has then preloaded them.
// On the first page of a visit, they would delay the first paint or shift the layout.
if (document.referrer.startsWith(`${location.origin}/`)) {
  document.documentElement.dataset['typefaces'] = ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('[as=font]')) link.media = 'all'
}

// Defers the layout of content below the fold until client/main.ts removes the attribute. A URL with a fragment needs
// the full layout.
if (!location.hash) document.documentElement.dataset['loading'] = ''
