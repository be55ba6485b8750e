/**
 * Renders a button that enters the visitor's zip code into the field with this id and submits its form. Without a
 * field, the button opens the list by distance. Only the zip code is sent, not the position (client/locate.ts).
 * Messages overlay the content below, to avoid a layout shift.
 */
export const LocationButton = ({ field = '' }: { field?: string }) => (
  <p className="relative col-span-full text-sm noscript:hidden print:hidden">
    <button type="button" className="cursor-pointer py-2 underline" data-locate={field}>
      Use my location
    </button>{' '}
    <span
      className="on-surface absolute start-0 top-full z-10 w-[min(20rem,100vw-2rem)] rounded-md bg-surface p-3 text-ink [border:1px_solid_var(--line)] empty:p-0 empty:[border:0]"
      role="status"
    />
  </p>
)
