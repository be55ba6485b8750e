// Inlined in the head of every page, because it decides how the first paint looks.

// Typefaces are used only on pages reached from within the site, for which client/main.ts has preloaded them. On the
// first page of a visit they would delay the first paint or shift the layout.
if (document.referrer.startsWith(`${location.origin}/`)) {
  document.documentElement.dataset['typefaces'] = ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('[as=font]')) link.media = 'all'
}

// Until client/main.ts removes this, the styles skip the layout of what is below the first screen. A page that opens
// at one of its headings needs it all.
if (!location.hash) document.documentElement.dataset['loading'] = ''
