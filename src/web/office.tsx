import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { addPaths } from '#api/call-server.ts'
import { languageOf } from '#i18n/links.ts'
import { memberPaths } from '#paths/member.ts'
import { staffPaths } from '#paths/staff.ts'
import './office.css'
import { officeRoutes } from './office-routes.tsx'

/** Entry of the back office, an application beside the site (vite.office.config.ts). */
addPaths(memberPaths)
addPaths(staffPaths)

const language = languageOf(window.location.pathname)

createRoot(document.getElementById('office')!).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(officeRoutes(language))} />
  </StrictMode>,
)
