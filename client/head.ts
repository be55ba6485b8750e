// src/render/document.tsx inlines this script in the head, because its attributes decide how the first paint looks.

// On the first page of a visit, the typefaces would delay the first paint or shift the layout.
if (document.referrer.startsWith(`${location.origin}/`)) {
  document.documentElement.dataset['typefaces'] = ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('[as=font]')) link.media = 'all'
}

// `data-loading` defers layout below the fold until client/main.ts removes it, but not for a URL with a fragment.
if (!location.hash) document.documentElement.dataset['loading'] = ''
