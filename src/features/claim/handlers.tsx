import type { Context } from '../../http/context.ts'
import { getClaimDialogProps } from '../../http/page-parts.ts'
import { renderMarkup } from '../../render/checked-markup.ts'
import { ClaimFormPage } from './form-page.tsx'

export function sendClaimFormPage(c: Context) {
  c.header('x-robots-tag', 'noindex')
  const page = <ClaimFormPage form={c.get('settings').claimForm} {...getClaimDialogProps(c)} />
  return c.html(`<!doctype html>${renderMarkup(page)}`)
}
