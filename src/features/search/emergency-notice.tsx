import type { Catalog } from '../../domain/catalog.ts'
import { readIntent } from '../../domain/search/intent.ts'
import { isEmergency } from '../../domain/search/rank.ts'

/** Says whom to call, above the advice that was found, if the query describes a sign of an emergency. */
export const EmergencyNotice = ({ catalog, query }: { catalog: Catalog; query: string }) =>
  isEmergency(readIntent(query, catalog.vocabulary)) && (
    <p className="panel" role="note">
      <strong>
        In an emergency call <a href="tel:911">911</a>.
      </strong>{' '}
      If something looks wrong after a treatment, call the clinic now, at night too. If nobody answers, go to an
      emergency room. The page below says which signs cannot wait.
    </p>
  )
