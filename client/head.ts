// In the production build, this script is inlined in the head of every page except the claim form, because the
// attributes that it sets decide how the first paint looks.

// Uses the site's typefaces only on a page opened from another page of the site, where client/main.ts has loaded the
// typefaces. On the first page of a visit, the typefaces would delay the first paint or shift the layout.
if (document.referrer.startsWith(`${location.origin}/`)) {
  document.documentElement.dataset['typefaces'] = ''
  for (const link of document.querySelectorAll<HTMLLinkElement>('[as=font]')) link.media = 'all'
}

// `data-loading` defers the layout of content below the fold until client/main.ts removes the attribute. A URL with a
// fragment needs the full layout, because the browser scrolls to the fragment.
if (!location.hash) document.documentElement.dataset['loading'] = ''
