import type { Area, Catalog, TreatmentGroup } from '../../domain/catalog.ts'
import { BoxedForm } from '../../ui/boxed-form.tsx'
import { ClaimButtonTargets } from '../../ui/clinic/claim.tsx'
import { AreaField, SelectField } from '../../ui/field.tsx'
import { LinkList } from '../../ui/link-list.tsx'
import { PageHeader, Section } from '../../ui/page/layout.tsx'
import { MedicalNotice } from '../../ui/treatment/guide-text.tsx'
import { createUrlWithParameters, urls } from '../../urls.ts'
import { FinderClinics } from './clinics.tsx'
import type { FinderProps } from './finder-props.ts'
import { FinderOptions } from './options.tsx'
import { SourceDetails } from './source-details.tsx'

export const FinderPage = (props: FinderProps) => {
  const { meta, catalog, claimDialogProps, concern, treatment, area } = props
  return (
    <>
      <PageHeader
        meta={meta}
        title="Find a treatment"
        lead="Say what bothers you and where you are. You get options to read about, not a diagnosis."
      />
      <div className="wrap section stack">
        <BoxedForm label="Finder" action={urls.finder()}>
          <SelectField
            id="concern"
            label="What bothers you"
            options={[{ slug: '', name: 'Choose a concern' }, ...catalog.groups.finder]}
            value={concern?.slug}
            error={props.concernError}
          />
          <AreaField areas={catalog.areas} value={area?.slug} />
          {treatment && <input type="hidden" name="treatment" value={treatment.slug} />}
          <button type="submit" className="button">
            Show options
          </button>
        </BoxedForm>
        <SeeDoctorPanel concern={concern} />
        {concern ? <FinderOptions {...props} concern={concern} /> : <ConcernLinks catalog={catalog} area={area} />}
        {concern && treatment && <FinderClinics {...props} treatment={treatment} />}
        <MedicalNotice />
      </div>
      {props.clinics.length > 0 && <ClaimButtonTargets {...claimDialogProps} />}
    </>
  )
}

const SeeDoctorPanel = ({ concern }: { concern: TreatmentGroup | null }) => (
  <Section id="doctor" title="See a doctor first" className="panel">
    {concern?.doctorFirst && (
      <>
        <p>
          <strong>{concern.doctorFirst.text}</strong>
        </p>
        <SourceDetails statements={[concern.doctorFirst]} />
      </>
    )}
    <p>
      A spot, lump or sore that is new, changes, bleeds, hurts or does not heal is not for a med spa. See a doctor
      first, too, if you are pregnant or nursing, take medicine for your blood or immune system, or have had a reaction
      before. Each guide says who should not have a treatment, and when to call a doctor after it. If something went
      wrong, here is <a href={`${urls.checking()}#reporting`}>whom to tell, and how to look up a license</a>.
    </p>
  </Section>
)

const ConcernLinks = ({ catalog, area }: { catalog: Catalog; area: Area | null }) => (
  <Section id="concerns" title="What bothers you?">
    <LinkList
      links={catalog.groups.finder.map(({ slug, name }) => ({
        href: createUrlWithParameters(urls.finder(), { concern: slug, area: area?.slug }),
        name,
      }))}
    />
  </Section>
)
