import { type FileFormat, urls } from '../../urls.ts'

const FORMAT_LABELS: Record<FileFormat, string> = { csv: 'CSV', json: 'JSON', geojson: 'GeoJSON' }

export const DataLinks = ({
  listPath,
  formats = ['csv', 'json'],
}: {
  listPath: string
  formats?: readonly FileFormat[]
}) => (
  <p className="text-sm text-muted">
    {'This list as a file: '}
    {formats.map((format, index) => (
      <span key={format}>
        {index > 0 && ' · '}
        <a href={urls.dataFile(listPath, format)}>{FORMAT_LABELS[format]}</a>
      </span>
    ))}
    {' · '}
    <a href={urls.data()}>About the data</a>
  </p>
)
