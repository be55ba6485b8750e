import { urls } from '../urls.ts'

export const locationsCrumb = { label: 'Locations', href: urls.locations() }

export const treatmentsCrumb = { label: 'Treatments', href: urls.treatments() }
