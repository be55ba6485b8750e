import { stylesheet } from 'virtual:assets'
import { ErrorSection, type ErrorText } from '../ui/page/errors.tsx'
import { renderMarkup } from './checked-markup.ts'

/** Renders an error page. Omits the site's name, because the catalog, which has the name, may not be loaded. */
export const renderErrorDocument = (text: ErrorText, linkPath: string) =>
  `<!doctype html>${renderMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{text.title}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <header className="bar on-navy">
          <div className="wrap">
            <a className="brand" href="/">
              Home page
            </a>
          </div>
        </header>
        <main id="main">
          <ErrorSection {...text} linkPath={linkPath} />
        </main>
      </body>
    </html>,
  )}`
