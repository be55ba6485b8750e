import type { PageMeta } from '../../seo/meta.ts'
import { urls } from '../../urls.ts'

export const finderMeta = (chosen: boolean): PageMeta => ({
  title: 'Find a treatment for your concern',
  description:
    'From what bothers you to treatments that address it, what each costs and risks, who may perform it and where it is offered. Not a diagnosis.',
  canonical: urls.finder(),
  noindex: chosen,
  crumbs: [],
  name: 'Finder',
})
