import { type Catalog, findService } from '../../domain/catalog.ts'
import { MAX_PLACE_LENGTH } from '../../domain/list/near.ts'
import type { Intent } from '../../domain/search/intent.ts'
import { BoxedForm } from '../../ui/boxed-form.tsx'
import { Field } from '../../ui/field.tsx'
import { Section } from '../../ui/page/layout.tsx'
import { LocationButton } from '../../ui/place/location-button.tsx'
import { urls } from '../../urls.ts'

export function NearMeForm({ catalog, intent }: { catalog: Catalog; intent: Intent }) {
  const { topics, places, zip, treatments, service, filters } = intent
  const isAboutOtherThings = topics.includes('emergency') || topics.includes('other-services')
  if (!topics.includes('near-me') || isAboutOtherThings || places.length > 0 || zip !== null) return null
  const foundService = findService(catalog, treatments[0] ?? service ?? '')
  const hiddenFields = ['sort=distance', ...filters].map((filter) => filter.split('='))
  return (
    <Section id="near-me" title={foundService ? `${foundService.name} near you` : 'Med spas near you'}>
      <BoxedForm label="Near me" action={foundService ? urls.serviceClinics(foundService.slug) : urls.medspas()}>
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field id="near" label="Zip code or neighborhood">
          <input
            className="input"
            id="near"
            name="near"
            autoComplete="postal-code"
            maxLength={MAX_PLACE_LENGTH}
            required
          />
        </Field>
        <button type="submit" className="button">
          Show the nearest
        </button>
        <LocationButton fieldId="near" />
      </BoxedForm>
    </Section>
  )
}
