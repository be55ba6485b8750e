const MESSAGE = [
  'on-surface absolute top-full left-0 z-10 w-80 max-w-[calc(100vw-2rem)] rounded-md bg-surface text-ink not-empty:p-3',
  'not-empty:[border:1px_solid_var(--line)] not-empty:[box-shadow:0_8px_24px_var(--shade)]',
].join(' ')

/**
 * A button that enters the zip code of the device's position into the field with this id and submits its form. Without
 * a field it opens the list by distance. The position itself is not sent (client/locate.ts). Messages lie over what
 * follows, so that nothing moves.
 */
export const UseLocation = ({ field = '' }: { field?: string }) => (
  <p className="relative col-span-full text-sm noscript:hidden print:hidden">
    <button type="button" className="cursor-pointer py-2 underline" data-locate={field}>
      Use my location
    </button>{' '}
    <span className={MESSAGE} role="status" />
  </p>
)
