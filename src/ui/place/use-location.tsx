/**
 * A button that enters the zip code of the device's position into the field with this id and submits its form. Without
 * a field it opens the list by distance. The position itself is not sent (client/locate.ts).
 */
export const UseLocation = ({ field = '' }: { field?: string }) => (
  <p className="col-span-full text-sm noscript:hidden print:hidden">
    <button type="button" className="cursor-pointer py-2 underline" data-locate={field}>
      Use my location
    </button>{' '}
    <span role="status" />
  </p>
)
