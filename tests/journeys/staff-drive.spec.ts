import type { Page } from '@playwright/test'

import german from '#content/de/staff/drives.ts'
import germanPlanner from '#content/de/staff/planner.ts'
import germanToday from '#content/de/staff/today.ts'
import english from '#content/en/staff/drives.ts'
import englishToday from '#content/en/staff/today.ts'
import { database } from '#support/booking-journey.ts'
import { atWork, newColleague } from '#support/colleague.ts'
import { onBoth } from '#support/devices.ts'
import { arrowTo, calm } from '#support/office-page.ts'
import { AIRPORT, TEMPELHOF } from '#support/office-rental.ts'
import { expect, test, type Site } from '#support/site.ts'

// Browsers report refusals of the server in the console.
test.use({ expectedNoise: /status of (404|422)/ })

interface Driven {
  plate: string
  km: number
}

/** Plans a drive from the airport to Tempelhof of a car that has nothing else to do. @param from hours from now */
async function driveFrom(site: Site, from: number): Promise<Driven> {
  const rows = await database<Driven>(
    site,
    `with planned as (
       insert into assignment (car_id, kind, from_branch, to_branch, period)
       select c.id, 'transfer', ${AIRPORT}, ${TEMPELHOF},
              tstzrange(now() + interval '${from} hours', now() + interval '${from + 4} hours')
       from car c where c.home_branch = ${AIRPORT} and not exists (select from assignment a where a.car_id = c.id)
       order by c.id limit 1 returning car_id)
     select c.plate, s.km from planned p join car c on c.id = p.car_id join car_state s on s.car_id = c.id`,
  )
  return rows[0]!
}

const placeOf = async (site: Site, { plate }: Driven) =>
  (
    await database<{ branch_id: number; km: number }>(
      site,
      `select s.branch_id, s.km from car c join car_state s on s.car_id = c.id where c.plate = '${plate}'`,
    )
  )[0]

/** Opens a page of the back office as somebody who works at Tempelhof alone. */
async function open(page: Page, site: Site, path: string): Promise<void> {
  await atWork(page, site, await newColleague(site, { role: 'agent', branches: ['tempelhof'] }))
  await page.goto(path)
}

for (const { language, root, t, today } of [
  { language: 'German (de)', root: '/staff', t: german, today: germanToday },
  { language: 'English', root: '/en/staff', t: english, today: englishToday },
]) {
  test(`a drive that is late is ended by the keyboard alone, in ${language}`, async ({ page, site }) => {
    const drive = await driveFrom(site, -6)
    await open(page, site, root)
    const due = page.getByRole('region', { name: today.due.title })
    const entry = due.getByRole('listitem').filter({ hasText: drive.plate })
    await arrowTo(page, entry.getByRole('button', { name: t.arrived }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: t.title.replace('{plate}', drive.plate) })
    const km = dialog.getByLabel(t.km)
    await expect(km).toBeFocused()
    await calm(page)
    await page.keyboard.type('zwölf')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(t.noKm)).toBeVisible()
    await km.fill(String(drive.km - 1))
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(/\d{1,3}([.,]\d{3})*\skm/)
    await expect(km).toHaveValue(String(drive.km - 1))
    await km.fill(String(drive.km + 20))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const [told] = t.done.replace('{plate}', drive.plate).split('{branch}')
    await expect(page.getByText(told!)).toBeVisible()
    await expect(entry).toHaveCount(0)
    expect(await placeOf(site, drive)).toEqual({ branch_id: TEMPELHOF, km: drive.km + 20 })
  })
}

test('a drive that is over meanwhile says so, and what was typed stays', async ({ page, site }) => {
  const drive = await driveFrom(site, -3)
  await open(page, site, '/staff')
  await arrowTo(page, page.getByRole('complementary').getByRole('button', { name: drive.plate }))
  await page.keyboard.press('Enter')
  await database(site, `delete from assignment a using car c where c.id = a.car_id and c.plate = '${drive.plate}'`)
  const km = page.getByRole('dialog').getByLabel(german.km)
  await km.fill('99999')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('nicht mehr offen')
  await expect(km).toHaveValue('99999')
})

test('the planner ends a drive, and calls one off', async ({ page, site }) => {
  const [here, coming] = [await driveFrom(site, -3), await driveFrom(site, 60)]
  await open(page, site, '/staff/planner')
  for (const { drive, act, at } of [
    { drive: here, act: german.save, at: TEMPELHOF },
    { drive: coming, act: germanPlanner.entry.removeDrive, at: AIRPORT },
  ]) {
    await page.goto(`/staff/planner?car=${encodeURIComponent(drive.plate)}`)
    const entry = page.getByRole('gridcell', { name: new RegExp(drive.plate) })
    await entry.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: act }).press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(async () => (await placeOf(site, drive))?.branch_id).toBe(at)
  }
  await expect(page.getByRole('gridcell', { name: new RegExp(coming.plate) })).toHaveCount(0)
})

test(
  'what is short and what is to be inspected leads to its place in the planner',
  onBoth,
  async ({ page, site, isMobile }) => {
    const [car] = await database<{ plate: string }>(
      site,
      `update car set next_inspection = current_date + 2
     where id = (select max(c.id) from car c where c.home_branch = ${TEMPELHOF} and not exists (
       select from assignment a where a.car_id = c.id)) returning plate`,
    )
    const { plate } = car!
    await site.manage('setting', 'lowStockCars', '100')
    await open(page, site, '/staff')
    const more = async () => {
      if (isMobile) await page.getByRole('button', { name: germanToday.tabs.more, exact: true }).click()
    }
    await more()
    const short = page.getByRole('complementary').getByRole('table').getByRole('link').first()
    await arrowTo(page, short)
    const { searchParams } = new URL((await short.getAttribute('href'))!, site.url)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/staff\/planner\?branch=1&class=\w+&day=\d{4}-\d{2}-\d{2}$/)
    const choice = page.getByLabel(germanPlanner.classes.label)
    await expect(choice).toHaveValue(searchParams.get('class')!)
    await page.goBack()
    await more()
    await arrowTo(page, page.getByRole('complementary').getByRole('link', { name: plate }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: new RegExp(plate) })
    await expect(dialog.getByLabel(germanPlanner.entry.note)).toHaveValue(germanPlanner.stretch.inspection)
    await calm(page)
    await dialog.getByRole('button', { name: germanPlanner.stretch.plan }).press('Enter')
    await expect(dialog).toBeHidden()
    if (!isMobile)
      await expect(page.getByRole('gridcell', { name: new RegExp(germanPlanner.stretch.inspection) })).toBeVisible()
  },
)
