import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { languageOf } from '#i18n/links.ts'
import { memberPaths } from '#paths/member.ts'
import { staffPaths } from '#paths/staff.ts'
import { visitorPaths } from '#paths/visitor.ts'
import './office.css'
import { officeRoutes } from './office-routes.tsx'

/**
 * Entry of the back office, an application beside the site (vite.office.config.ts). Every path is known from its start:
 * a table of tables in `call-server.ts` would cost each page of the site some bytes.
 */
Object.assign(visitorPaths, memberPaths, staffPaths)

const language = languageOf(window.location.pathname)

createRoot(document.getElementById('office')!).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(officeRoutes(language))} />
  </StrictMode>,
)
