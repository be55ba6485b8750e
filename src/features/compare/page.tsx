import { COMPARISON_SIZE } from '../../domain/comparison.ts'
import { MAX_PLACE_LENGTH } from '../../domain/list/near.ts'
import { BoxedForm } from '../../ui/boxed-form.tsx'
import { SampleNotice } from '../../ui/clinic/badges.tsx'
import { Field } from '../../ui/field.tsx'
import { PageHeader, Panel, Section } from '../../ui/page/layout.tsx'
import { LocationButton } from '../../ui/place/location-button.tsx'
import { urls } from '../../urls.ts'
import { ClinicComparisonTable } from './comparison-table.tsx'
import { type CompareProps, createComparisonUrl, listSegments } from './row.ts'
import { TreatmentChoice } from './treatment-choice.tsx'

export const ComparePage = (props: CompareProps) => {
  const { meta, catalog, clinics } = props
  return (
    <>
      <PageHeader
        meta={meta}
        title="Compare med spas"
        lead="Two to four clinics side by side: prices in the same unit, hours, distance, and who works there."
        compact
      />
      <div className="wrap section stack max-md:pt-5" data-compared={listSegments(props).join(',')}>
        <OmissionNotice {...props} />
        {clinics.length > 0 ? (
          <>
            <SampleNotice site={catalog.site} />
            <TreatmentChoice {...props} />
            <ClinicComparisonTable {...props} />
          </>
        ) : (
          <Panel title="Choose clinics to compare">
            <p>Add two clinics below, or press “Compare” on the card of a clinic in any list.</p>
          </Panel>
        )}
        {clinics.length === 1 && <p>Add one more clinic to see what differs.</p>}
        {clinics.length >= COMPARISON_SIZE.min && (
          <p className="text-sm text-muted">
            Rows marked “Differs” are not the same for every clinic. The address of this page holds the whole
            comparison: copy it to share it or to come back to it.
          </p>
        )}
        {clinics.length > 0 && <PlaceForm {...props} />}
        {clinics.length < COMPARISON_SIZE.max && <AddClinicForm {...props} />}
      </div>
    </>
  )
}

const OmissionNotice = ({
  unknownIdsOrSlugs,
  malformedIdOrSlugCount,
  clinicsOverLimit,
  requestedOrigin,
}: CompareProps) => {
  const lines = [
    ...unknownIdsOrSlugs.map((idOrSlug) => `“${idOrSlug}” is not in this directory, so it is left out.`),
    malformedIdOrSlugCount > 0 &&
      `${malformedIdOrSlugCount === 1 ? 'One name' : `${malformedIdOrSlugCount} names`} in the address could not be read, and ${malformedIdOrSlugCount === 1 ? 'is' : 'are'} left out.`,
    clinicsOverLimit.length > 0 &&
      `Four clinics fit side by side. Left out: ${clinicsOverLimit.map(({ name }) => name).join(', ')}.`,
    requestedOrigin.typed !== '' &&
      !requestedOrigin.place &&
      `Distances are not measured: we do not know where “${requestedOrigin.typed}” is. Name an area, or a zip code of New York City.`,
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <div className="panel" role="note">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

const HiddenTreatmentField = ({ treatmentParameter }: CompareProps) =>
  treatmentParameter && <input type="hidden" name="treatment" value={treatmentParameter} />

const PlaceForm = (props: CompareProps) => (
  <BoxedForm label="Measure distances" action={urls.compare()}>
    <input type="hidden" name="c" value={listSegments(props).join(',')} />
    <HiddenTreatmentField {...props} />
    <Field id="from" label="Measure distances from (area or zip code)">
      <input
        className="input"
        id="from"
        name="from"
        list="places"
        defaultValue={props.requestedOrigin.typed}
        maxLength={MAX_PLACE_LENGTH}
      />
      <datalist id="places">
        {props.catalog.areas.map((area) => (
          <option key={area.slug} value={area.name} />
        ))}
      </datalist>
    </Field>
    <LocationButton fieldId="from" />
    <button type="submit" className="button button-quiet">
      Show distances
    </button>
  </BoxedForm>
)

const AddClinicForm = (props: CompareProps) => {
  const { requestedAddition, recommendedClinics, requestedOrigin } = props
  const chosenSegments = listSegments(props)
  const isAddable = ({ segment }: { segment: string }) => !chosenSegments.includes(segment)
  const addableMatches = requestedAddition?.matches.filter(isAddable) ?? []
  const addableClinics = addableMatches.length > 0 ? addableMatches : recommendedClinics.filter(isAddable)
  return (
    <Section id="add" title="Add a clinic">
      {requestedAddition && (
        <p role="note">
          {addableMatches.length > 0
            ? `Several clinics begin like “${requestedAddition.typed}”: choose one.`
            : `No ${requestedAddition.matches.length > 0 ? 'other' : 'listed'} clinic begins like “${requestedAddition.typed}”. `}
          {addableMatches.length === 0 && (
            <a href={urls.search(requestedAddition.typed)}>Search the directory for it</a>
          )}
        </p>
      )}
      <BoxedForm label="Add a clinic" action={urls.compare()}>
        {chosenSegments.length > 0 && <input type="hidden" name="c" value={chosenSegments.join(',')} />}
        <HiddenTreatmentField {...props} />
        {requestedOrigin.typed && <input type="hidden" name="from" value={requestedOrigin.typed} />}
        <Field id="add-name" label="Name of the clinic">
          <input className="input" id="add-name" name="add" maxLength={80} autoComplete="off" required />
        </Field>
        <button type="submit" className="button">
          Add
        </button>
      </BoxedForm>
      {addableClinics.length > 0 && (
        <ul className="link-list">
          {addableClinics.slice(0, 6).map((clinic) => (
            <li key={clinic.segment}>
              <a href={createComparisonUrl(props, [...chosenSegments, clinic.segment])}>{`Add ${clinic.name}`}</a>
              <span className="text-sm text-muted">{` · ${clinic.address}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
