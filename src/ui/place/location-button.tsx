/** Messages cover the content below, to avoid a layout shift (client/behavior/locate.ts). */
export const LocationButton = ({ fieldId = '' }: { fieldId?: string }) => (
  <p className="relative col-span-full text-sm noscript:hidden print:hidden">
    <button type="button" className="cursor-pointer py-2 underline" data-locate={fieldId}>
      Use my location
    </button>{' '}
    <span
      className="on-surface absolute start-0 top-full z-10 w-[min(20rem,100vw-2rem)] rounded-md bg-surface p-3 text-ink [border:1px_solid_var(--line)] empty:p-0 empty:[border:0]"
      role="status"
    />
  </p>
)
