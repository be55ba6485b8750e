import type { z } from 'zod'
import type { clinicSchema } from '../../seed/load/clinic-schemas.ts'

type ClinicFile = z.input<typeof clinicSchema>

const WEEKDAY_HOURS = {
  mon: '09:00-18:00',
  tue: '09:00-18:00',
  wed: '09:00-18:00',
  thu: '09:00-20:00',
  fri: '09:00-17:00',
}

const COMPLETE_CLINIC: ClinicFile = {
  id: 'harbor-street-aesthetics',
  name: 'Harbor Street Aesthetics',
  description: 'A practice of two rooms on the third floor. Consultations are free and take half an hour.',
  address: '120 Hudson Street, Tribeca, New York, NY 10013',
  location: 'tribeca',
  services: ['botox', 'fillers', 'iv-therapy'],
  featured: true,
  verified: true,
  rating: 4.6,
  reviewCount: 120,
  ratingSource: 'Google, November 2026',
  coordinates: { lat: 40.7201, lng: -74.0089 },
  phone: '+12124319900',
  website: 'https://www.harborstreet.example/botox?from=directory',
  email: 'hello@harborstreet.example',
  hours: { ...WEEKDAY_HOURS, sat: '10:00-15:00', sun: null },
  byAppointment: true,
  languages: ['English', 'Spanish'],
  stepFree: true,
  providers: [
    { name: 'Ana Castellanos', license: 'MD', number: '204117', role: 'medical director' },
    { name: 'Joan Whitfield', license: 'NP' },
  ],
  devices: ['Candela GentleMax Pro', 'Lumenis M22', 'Sciton Halo hybrid fractional laser (1470 and 2940 nm)', 'Q'],
  skinTypes: [1, 2, 3, 4],
  opened: 2015,
  prices: [
    { service: 'botox', label: 'Botox, per unit', unit: 'unit', min: 12.5, max: 18, asOf: '2026-10-01' },
    { service: 'fillers', label: 'Lip filler', unit: 'syringe', min: 750, max: 750, asOf: '2026-10-01' },
  ],
  lastChecked: '2026-11-02',
  status: { kind: 'moved', on: '2025-03-01', from: '88 Reade Street' },
}

export const SPARSE_CLINICS: readonly ClinicFile[] = [
  COMPLETE_CLINIC,
  {
    id: 'only-phone',
    name: 'Cobble Laser Room',
    address: '200 Court Street, Brooklyn, NY 11201',
    phone: '+17186242200',
  },
  {
    id: 'only-services',
    name: 'Lexington Peel & Facial',
    address: '1100 Lexington Avenue, Upper East Side, New York, NY 10075',
    services: ['chemical-peels', 'hydrofacials'],
  },
  {
    id: 'only-rating',
    name: 'Astoria Skin Rooms',
    address: '31-10 Broadway, Astoria, NY 11106',
    rating: 4.9,
    reviewCount: 1,
    ratingSource: 'Yelp, October 2026',
  },
  {
    id: 'no-reviews-yet',
    name: 'Main Street Dermal',
    address: '39-07 Prince Street, Flushing, NY 11354',
    services: ['botox'],
    rating: 0,
    reviewCount: 0,
    ratingSource: 'Google, November 2026',
  },
  {
    id: 'only-hours',
    name: 'Bryant Injectors',
    address: '25 West 39th Street, Midtown, New York, NY 10018',
    services: ['botox'],
    hours: { ...WEEKDAY_HOURS, sat: 'by appointment', sun: '11:00-16:00' },
  },
  {
    id: 'by-appointment',
    name: 'Ocean Road Skin',
    address: '14 Newtown Lane, East Hampton, NY 11937',
    services: ['botox', 'microneedling'],
    byAppointment: true,
    phone: '+16313240011',
  },
  {
    id: 'only-website',
    name: 'Bedford Avenue Clear',
    address: '180 Bedford Avenue, Williamsburg, Brooklyn, NY 11249',
    website: 'https://bedfordclear.example',
    services: ['laser-hair-removal'],
    prices: [
      { service: 'laser-hair-removal', label: 'Underarms', unit: 'session', min: 99.5, max: 149, asOf: '2026-09-12' },
    ],
  },
  {
    id: 'approximate-place',
    name: 'Riverdale Aesthetic Nursing',
    address: '3600 Riverdale Avenue, The Bronx, NY 10463',
    coordinates: { lat: 40.8806, lng: -73.908, approximate: true },
    phone: '+17185492121',
    services: ['kybella'],
    prices: [{ service: 'kybella', label: 'Kybella', unit: 'session', min: 1200, max: 1200, asOf: '2026-10-01' }],
  },
  {
    id: 'closed-one',
    name: 'Spring Street Glow',
    address: '70 Spring Street, SoHo, New York, NY 10012',
    status: { kind: 'closed', on: '2026-09-30' },
  },
  { id: 'nothing-else', name: 'Mercer Medical Aesthetics', address: '90 Mercer Street, SoHo, New York, NY 10012' },
  { id: 'nothing-at-all', name: 'Hylan Boulevard Med Spa', address: '2600 Hylan Boulevard, Staten Island, NY 10306' },
]
