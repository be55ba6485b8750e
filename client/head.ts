// Inlined in the head of every page, because it decides how the first paint looks.

// Uses the typefaces only on pages reached from within the site, for which client/main.ts has preloaded them. On the
// first page of a visit they would delay the first paint or shift the layout.
if (document.referrer.startsWith(`${location.origin}/`)) {
  document.documentElement.dataset['typefaces'] = ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('[as=font]')) link.media = 'all'
}

// Skips the layout of content below the first screen until client/main.ts removes the attribute. A page that opens at
// one of its headings needs the full layout.
if (!location.hash) document.documentElement.dataset['loading'] = ''
