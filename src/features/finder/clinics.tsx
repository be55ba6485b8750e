import { getClinicCount, type Treatment, WILDCARD } from '../../domain/catalog.ts'
import { BoxedForm } from '../../ui/boxed-form.tsx'
import { SampleNotice } from '../../ui/clinic/badges.tsx'
import { ClinicCards } from '../../ui/clinic/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Panel, Section } from '../../ui/page/layout.tsx'
import { createUrlWithParameters, urls } from '../../urls.ts'
import type { FinderProps } from './finder-props.ts'

type FinderClinicsProps = FinderProps & { treatment: Treatment }

export const FinderClinics = (props: FinderClinicsProps) => {
  const { catalog, treatment, area, clinics } = props
  const total = getClinicCount(catalog, treatment.slug, area?.slug ?? WILDCARD)
  const isOffered = getClinicCount(catalog, treatment.slug, WILDCARD) > 0
  const where = area ? ` ${area.where}` : ''
  const allClinicsUrl = area ? urls.treatmentInArea(treatment.slug, area.slug) : urls.serviceClinics(treatment.slug)
  return (
    <Section id="clinics" title={`Who offers ${treatment.name}${where}`}>
      {isOffered && <AreaForm {...props} />}
      {clinics.length > 0 ? (
        <>
          <SampleNotice site={catalog.site} />
          <ClinicCards layout="rows" clinics={clinics} isSample={catalog.site.sample} />
        </>
      ) : (
        <Panel title="Coming Soon" headingTag="h3">
          <p>{`No listed clinic offers ${treatment.name}${where} yet.${isOffered ? ' Choose another area above.' : ''}`}</p>
        </Panel>
      )}
      <p className="actions">
        {total > clinics.length && <a className="button" href={allClinicsUrl}>{`All ${total} clinics${where}`}</a>}
        {clinics.length > 0 && (
          <a className="button button-quiet" href={urls.serviceAppointments(treatment.slug, area?.slug)}>
            Find appointments
          </a>
        )}
        <a
          className="button button-quiet"
          href={createUrlWithParameters(urls.priceEstimate(treatment.slug), { area: area?.slug })}
        >
          Get price quote
        </a>
      </p>
    </Section>
  )
}

const AreaForm = ({ catalog, concern, treatment, area }: FinderClinicsProps) => {
  const areaOptions = catalog.areas.map(({ slug, name }) => ({
    slug,
    name: `${name} (${getClinicCount(catalog, treatment.slug, slug)})`,
  }))
  return (
    <BoxedForm label="Choose an area" action={urls.finder()}>
      <input type="hidden" name="concern" value={concern?.slug} />
      <input type="hidden" name="treatment" value={treatment.slug} />
      <SelectField
        id="clinics-area"
        name="area"
        label="Area"
        options={[{ slug: '', name: 'New York City and nearby' }, ...areaOptions]}
        value={area?.slug}
      />
      <button type="submit" className="button button-quiet">
        Show clinics
      </button>
    </BoxedForm>
  )
}
