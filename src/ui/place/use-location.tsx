/**
 * Renders a button that enters the visitor's zip code into the field with this id and submits its form. Without a
 * field, the button opens the list by distance. Only the zip code is sent, not the position (client/locate.ts).
 * Messages overlay the content below, to avoid a layout shift.
 */
export const UseLocation = ({ field = '' }: { field?: string }) => (
  <p className="relative col-span-full text-sm noscript:hidden print:hidden">
    <button type="button" className="cursor-pointer py-2 underline" data-locate={field}>
      Use my location
    </button>{' '}
    <span className="message on-surface" role="status" />
  </p>
)
