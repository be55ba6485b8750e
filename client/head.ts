// In the production build, src/render/document.tsx inlines this script in the head of each page, because the attributes
// that the script sets decide how the first paint looks.

// Uses the site's typefaces only on a page opened from another page of the site, where client/main.ts has loaded the
// typefaces. On the first page of a visit, the typefaces would delay the first paint or shift the layout.
if (document.referrer.startsWith(`${location.origin}/`)) {
  document.documentElement.dataset['typefaces'] = ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('[as=font]')) link.media = 'all'
}

// `data-loading` defers the layout of content below the fold until client/main.ts removes the attribute. A URL with a
// fragment needs the full layout, because the browser scrolls to the fragment.
if (!location.hash) document.documentElement.dataset['loading'] = ''
