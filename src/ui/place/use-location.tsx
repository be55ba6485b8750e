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
    <span className="message on-surface" role="status" />
  </p>
)
