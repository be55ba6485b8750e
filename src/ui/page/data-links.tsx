import { urls } from '../../urls.ts'

export const DataLinks = ({ listPath }: { listPath: string }) => (
  <p className="text-sm text-muted">
    {'This list as a file: '}
    <a href={urls.dataFile(listPath, 'csv')}>CSV</a>
    {' · '}
    <a href={urls.dataFile(listPath, 'json')}>JSON</a>
    {' · '}
    <a href={urls.data()}>About the data</a>
  </p>
)
