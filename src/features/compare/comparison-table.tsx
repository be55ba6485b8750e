import { ALL_TREATMENTS, hasDifferences } from '../../domain/comparison.ts'
import { SampleBadge } from '../../ui/clinic/badges.tsx'
import { TableFrame } from '../../ui/table.tsx'
import { urls } from '../../urls.ts'
import { type CompareProps, type CompareRow, createComparisonUrl, isKnown, listSegments } from './row.ts'
import { createRowGroups } from './row-groups.tsx'
import { listSharedTreatments } from './shared-treatments.ts'

/** On a phone with four clinics or large text, each value has its own line, and equal values are shown once. */
const TABLE_CLASSES = [
  'table-fixed [&_.stars]:hidden [&_tbody_a]:scroll-mt-36 max-lg:[&_:is(thead,tbody)]:block',
  'max-lg:[&_tr]:grid max-lg:[&_tr]:grid-cols-[repeat(var(--clinics),minmax(0,1fr))] max-lg:[&_:is(th,td)]:px-(--cell)',
  '[&_thead_th]:self-end [&_thead_th]:py-2 [&_thead_th]:align-bottom @max-[17rem]:[--clinics:1] @max-[17rem]:[&_thead]:[--clinics:1]',
  'max-lg:[&_tbody_th]:col-span-full max-lg:[&_tbody_th]:pb-0 max-lg:[&_tbody_td]:pt-1',
  '@max-[17rem]:[&_.repeated]:hidden @max-[17rem]:[&_tbody_td]:block [&_td::before]:text-sm [&_td::before]:text-muted',
  '@max-[17rem]:[&_td::before]:block @max-[17rem]:[&_td::before]:[content:attr(data-clinic-name)]',
].join(' ')

const CLASSES_BY_CLINIC_COUNT: Record<number, string> = {
  1: '[--cell:.875rem] [--clinics:1]',
  2: '[--cell:.875rem] [--clinics:2]',
  3: '[--cell:.875rem] [--clinics:3] max-md:[--cell:.375rem] max-md:[&_:is(td,thead_a)]:text-sm max-md:wrap-anywhere',
  4: [
    '[--cell:.875rem] [--clinics:4] max-md:not-print:[--clinics:1] max-md:not-print:[&_thead]:[--clinics:2]',
    'max-md:not-print:[&_.repeated]:hidden max-md:not-print:[&_tbody_td]:grid [&_td]:grid-cols-[40%_1fr] [&_td]:gap-3',
    'max-md:not-print:[&_td::before]:[content:attr(data-clinic-name)]',
  ].join(' '),
}

const DIFFERENT_ROW_CLASSES = '[box-shadow:inset_3px_0_var(--accent)] bg-[#e7c8852e]'
const GROUP_HEADING_CLASSES = 'bg-sunken font-display text-xl [font-weight:400]'
const DIFFERS_BADGE_CLASSES = '[border:1px_solid_var(--line)] rounded-md px-2 text-sm text-accent'

export const ClinicComparisonTable = (props: CompareProps) => {
  const { clinics, catalog } = props
  const groups = createRowGroups({
    ...props,
    treatmentParameter:
      props.treatmentParameter ?? (listSharedTreatments(clinics).length === 0 ? ALL_TREATMENTS : null),
  })
  const isStackedOnPhones = clinics.length > 3
  return (
    <TableFrame label="Comparison" className="@container overflow-clip">
      <table className={`${TABLE_CLASSES} ${CLASSES_BY_CLINIC_COUNT[clinics.length]}`}>
        <caption className="sr-only">Clinics side by side</caption>
        <thead
          className={`[border-bottom:1px_solid_var(--line)] ${isStackedOnPhones ? 'md:tall:@min-[17rem]:sticky' : 'tall:@min-[17rem]:sticky'} top-0 z-1 bg-surface print:static`}
        >
          <tr>
            <td className="max-lg:hidden lg:w-52" />
            {clinics.map((clinic) => (
              <th key={clinic.id} scope="col">
                <a className="block font-display text-xl [font-weight:400]" href={urls.clinic(clinic)} data-clinic>
                  {clinic.name}
                </a>{' '}
                {catalog.site.sample && <SampleBadge />}{' '}
                <a
                  className="button button-quiet mt-1 px-2 text-md whitespace-nowrap"
                  href={createComparisonUrl(
                    props,
                    listSegments(props).filter((segment) => segment !== clinic.segment),
                  )}
                >
                  Remove<span className="sr-only"> {clinic.name}</span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name} className="text-md wrap-anywhere">
            <tr>
              <th scope="rowgroup" colSpan={clinics.length + 1} className={GROUP_HEADING_CLASSES}>
                {name}
              </th>
            </tr>
            {rows.map((row) => (
              <ComparisonTableRow key={row.name} row={row} clinicNames={clinics.map((clinic) => clinic.name)} />
            ))}
          </tbody>
        ))}
      </table>
    </TableFrame>
  )
}

const ALL_CLINICS_LABELS_BY_COUNT = ['', '', 'Both', 'All three', 'All four']

const ComparisonTableRow = ({ row, clinicNames }: { row: CompareRow; clinicNames: string[] }) => {
  const { name, texts, cells, isExpectedToDiffer } = row
  const isMarkedAsDifferent = !isExpectedToDiffer && hasDifferences(texts.filter(isKnown))
  const hasEqualTexts = texts.length > 1 && !cells && !hasDifferences(texts)
  return (
    <tr className={isMarkedAsDifferent ? DIFFERENT_ROW_CLASSES : undefined}>
      <th scope="row">
        {name}
        {isMarkedAsDifferent && (
          <>
            {' '}
            <span className={DIFFERS_BADGE_CLASSES}>Differs</span>
          </>
        )}
      </th>
      {texts.map((text, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the column
          key={column}
          className={hasEqualTexts && column > 0 ? 'repeated' : undefined}
          data-clinic-name={hasEqualTexts ? ALL_CLINICS_LABELS_BY_COUNT[texts.length] : clinicNames[column]}
        >
          <div>{cells?.[column] ?? text}</div>
        </td>
      ))}
    </tr>
  )
}
