export const EmergencyNotice = () => (
  <p className="panel" role="note">
    <strong>
      In an emergency call <a href="tel:911">911</a>.
    </strong>{' '}
    If something looks wrong after a treatment, call the clinic now, at night too. If nobody answers, go to an emergency
    room. The page below says which signs cannot wait.
  </p>
)
