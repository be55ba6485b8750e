import type { ClaimDialogProps } from '../../../client/islands/claim-dialog.tsx'
import {
  ALL,
  type Area,
  type Catalog,
  clinicCount,
  findTreatment,
  type Treatment,
  type TreatmentGroup,
} from '../../domain/catalog.ts'
import type { ClinicCard } from '../../domain/clinic/clinic-record.ts'
import { RISK_LEVELS, type SourcedText, type TreatmentOption } from '../../domain/treatment/option.ts'
import type { PageMeta } from '../../seo/meta.ts'
import { SelectField } from '../../ui/choose.tsx'
import { ClinicCards } from '../../ui/clinic/card.tsx'
import { ClaimSection } from '../../ui/clinic/claim.tsx'
import { SampleNotice } from '../../ui/clinic/marks.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { Banner } from '../../ui/page/banner.tsx'
import { MedicalNotice } from '../../ui/treatment/guide-text.tsx'
import { listUrl, urls } from '../../urls.ts'
import { OptionCard, SourceList } from './option-card.tsx'

export interface FinderProps {
  meta: PageMeta
  catalog: Catalog
  claim: ClaimDialogProps
  concern: TreatmentGroup | null
  /** Error message if the chosen concern is missing or unknown. */
  problem: string | undefined
  treatment: Treatment | null
  area: Area | null
  options: { treatment: Treatment; option: TreatmentOption }[]
  clinics: ClinicCard[]
}

export const FinderPage = (props: FinderProps) => {
  const { meta, catalog, claim, concern, treatment, area } = props
  return (
    <>
      <Banner
        meta={meta}
        title="Find a treatment"
        lead="Say what bothers you and where you are. You get options to read about, not a diagnosis."
      />
      <div className="wrap section stack">
        <FilterForm label="Finder" action={urls.finder()}>
          <SelectField
            id="concern"
            label="What bothers you"
            options={[{ slug: '', name: 'Choose a concern' }, ...catalog.groups.finder]}
            value={concern?.slug ?? null}
            problem={props.problem}
          />
          <SelectField
            id="area"
            label="Where"
            options={[{ slug: '', name: 'New York City and nearby' }, ...catalog.areas]}
            value={area?.slug ?? null}
          />
          {treatment && <input type="hidden" name="treatment" value={treatment.slug} />}
          <button type="submit" className="button">
            Show options
          </button>
        </FilterForm>
        <SeeADoctor concern={concern} />
        {concern ? <Options {...props} concern={concern} /> : <Concerns catalog={catalog} area={area} />}
        {concern && treatment && <Clinics {...props} treatment={treatment} />}
        <MedicalNotice />
      </div>
      {props.clinics.length > 0 && <ClaimSection {...claim} />}
    </>
  )
}

const SeeADoctor = ({ concern }: { concern: TreatmentGroup | null }) => (
  <section className="panel" aria-labelledby="doctor">
    <h2 id="doctor">See a doctor first</h2>
    {concern?.doctorFirst && (
      <>
        <p>
          <strong>{concern.doctorFirst.text}</strong>
        </p>
        <details className="text-sm">
          <summary>{`Sources (${concern.doctorFirst.sources.length})`}</summary>
          <SourceList sources={concern.doctorFirst.sources} />
        </details>
      </>
    )}
    <p>
      For anything that is new, changes, bleeds, hurts or does not heal: a spot, a lump or a sore is not a matter for a
      med spa. Also if you are pregnant or nursing, take medicine for your blood or immune system, or have had a
      reaction before. Each guide says who should not have a treatment, and when to call a doctor after it. If something
      went wrong, here is <a href={`${urls.checking()}#reporting`}>whom to tell, and how to look up a license</a>.
    </p>
  </section>
)

const Concerns = ({ catalog, area }: { catalog: Catalog; area: Area | null }) => (
  <section className="stack" aria-labelledby="concerns">
    <h2 id="concerns">What bothers you?</h2>
    <ul className="link-list">
      {catalog.groups.finder.map((group) => (
        <li key={group.slug}>
          <a href={listUrl(urls.finder(), { concern: group.slug, area: area?.slug })}>{group.name}</a>
        </li>
      ))}
    </ul>
  </section>
)

const Options = (props: FinderProps & { concern: TreatmentGroup }) => (
  <>
    {props.options.length > 0 ? (
      <Treatments {...props} />
    ) : (
      <section className="stack" aria-labelledby="options">
        <h2 id="options">No treatment to suggest</h2>
        <p>No source that we found says that a treatment in this directory works for this.</p>
      </section>
    )}
    <Unsuited catalog={props.catalog} concern={props.concern} />
  </>
)

/** Treatments that are sold for the concern, although a source says that they do not treat it. */
const Unsuited = ({ catalog, concern }: { catalog: Catalog; concern: TreatmentGroup }) => {
  const unsuited = (concern.unsuited ?? []).flatMap((statement) => {
    const treatment = findTreatment(catalog, statement.treatment)
    return treatment ? [{ ...statement, treatment }] : []
  })
  if (unsuited.length === 0) return null
  return (
    <section className="panel" aria-labelledby="unsuited">
      <h2 id="unsuited">Not for this</h2>
      <ul className="bullets">
        {unsuited.map(({ treatment, text }) => (
          <li key={treatment.slug}>
            <a href={urls.treatment(treatment.slug)}>{treatment.name}</a>
            {`: ${text}`}
          </li>
        ))}
      </ul>
      <details className="text-sm">
        <summary>Sources</summary>
        <SourceList sources={uniqueSources(unsuited)} />
      </details>
    </section>
  )
}

const uniqueSources = (statements: readonly SourcedText[]) => [
  ...new Map(statements.flatMap(({ sources }) => sources).map((source) => [source.id, source])).values(),
]

const Treatments = ({ catalog, concern, treatment, area, options }: FinderProps & { concern: TreatmentGroup }) => {
  const chosen = (slug: string) => listUrl(urls.finder(), { concern: concern.slug, treatment: slug, area: area?.slug })
  return (
    <section className="stack" aria-labelledby="options">
      <h2 id="options">Options to read about</h2>
      <p className="text-muted">{`For: ${concern.name}. In no order of merit; which one suits you, if any, is for a clinician to say.`}</p>
      <div className="card-grid [--column:24rem]">
        {options.map(({ treatment: own, option }) => (
          <OptionCard
            key={own.slug}
            concern={concern.slug}
            treatment={own}
            option={option}
            current={own.slug === treatment?.slug}
            href={`${chosen(own.slug)}#clinics`}
            clinics={clinicCount(catalog, own.slug, area?.slug ?? ALL)}
            where={area ? area.where : 'in New York City and nearby'}
          />
        ))}
      </div>
      <details className="panel">
        <summary>What the risk levels mean</summary>
        <dl>
          {Object.values(RISK_LEVELS).map((level) => (
            <div key={level.name} className="mt-3">
              <dt className="font-semibold">{level.name}</dt>
              <dd>{level.meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">
          We set the levels by the Safety section of each guide. No agency grades treatments in this way.
        </p>
      </details>
    </section>
  )
}

const Clinics = ({ catalog, concern, treatment, area, clinics }: FinderProps & { treatment: Treatment }) => {
  const total = clinicCount(catalog, treatment.slug, area?.slug ?? ALL)
  const where = area ? ` ${area.where}` : ''
  const all = area ? urls.treatmentIn(treatment.slug, area.slug) : urls.providers(treatment.slug)
  return (
    <section className="stack" aria-labelledby="clinics">
      <h2 id="clinics">{`Who offers ${treatment.name}${where}`}</h2>
      <FilterForm label="Choose an area" action={urls.finder()}>
        <input type="hidden" name="concern" value={concern?.slug} />
        <input type="hidden" name="treatment" value={treatment.slug} />
        <div className="field">
          <label htmlFor="clinics-area">Area</label>
          <select className="input" id="clinics-area" name="area" defaultValue={area?.slug ?? ''}>
            <option value="">New York City and nearby</option>
            {catalog.areas.map(({ slug, name }) => (
              <option key={slug} value={slug}>{`${name} (${clinicCount(catalog, treatment.slug, slug)})`}</option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button-quiet">
          Show clinics
        </button>
      </FilterForm>
      {clinics.length > 0 ? (
        <>
          <SampleNotice site={catalog.site} />
          <ClinicCards layout="rows" clinics={clinics} sample={catalog.site.sample} />
        </>
      ) : (
        <div className="panel">
          <h3>Coming Soon</h3>
          <p>{`No listed clinic offers ${treatment.name}${where} yet. Choose another area above.`}</p>
        </div>
      )}
      <p className="actions">
        {total > clinics.length && <a className="button" href={all}>{`All ${total} clinics${where}`}</a>}
        <a className="button button-quiet" href={urls.appointmentsFor(treatment.slug, area?.slug)}>
          Find appointments
        </a>
        <a className="button button-quiet" href={urls.priceEstimate(treatment.slug)}>
          Get price quote
        </a>
      </p>
    </section>
  )
}
