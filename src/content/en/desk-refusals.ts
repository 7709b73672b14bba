import type { deskRefusals as german, staffRefusals as germanForStaff } from '../de/desk-refusals.ts'
import type { Shape } from '../shape.ts'

export const deskRefusals: Shape<typeof german> = {
  not_possible: 'That isn’t possible in its present state. The history shows what happened last.',
  too_early: 'It’s too early for that. The time from which it’s possible stands beside the act.',
  period_over: 'The rental period is over. Extend the rental first, or take the car back.',
  no_car: 'There is no vehicle for that. Check the plate, or change the class or the times.',
  same_car: 'The customer has this vehicle already.',
  worse_class: 'This vehicle is of a lower class than was booked. Choose one of the same class or a better one.',
  in_the_way: 'This vehicle has other plans, and no other one can take them over.',
  odometer: 'The odometer reading is lower than the last one known.',
  odometer_later: 'The odometer reading is higher than one that was read later.',
  before_handover: 'That is before the vehicle was handed over.',
  in_future: 'That is in the future.',
  car_out: 'The planned vehicle is still out. The page shows which one is planned now.',
  no_drive: 'This drive is no longer open: it has arrived, was called off, or belongs to another location.',
  drive_odometer: 'The car last had {km} km and cannot have fewer. Read it again, or leave the field empty.',
  drive_odometer_later:
    'Later the car had only {km} km, so it cannot have had more then. Check the time and the reading.',
  drive_car_out: '{plate} is still out with booking {reference}. Record its return first.',
  drive_car_out_elsewhere: '{plate} is still with a customer of another location. Ask them to record the return first.',
  drive_not_there: 'At that time the car was still at {branch}. Enter when it arrived from this drive.',
  car_owed: 'We had no vehicle in time for this booking. Cancel it free of charge.',
  not_requested: 'This request has been answered already, or has expired.',
  charges_changed: 'There are other charges by now. Look at the settlement again.',
  due_changed: 'Another amount is due by now. Look at the settlement again.',
  not_returned: 'That is charged only after the return.',
  charged_before: 'That has been charged already. Waive it first.',
  protected: 'With insurance the customer is liable up to the deposit. More only after intent or gross negligence.',
  closed: 'The rental is completed, and the customer has the settlement.',
  charge_not_found: 'There is no such charge.',
  waived_before: 'This charge has been waived already.',
  nothing_due: 'Nothing is due.',
  more_than_due: 'Less than that is due.',
  nothing_to_give_back: 'Nothing has to go back. A manager can refund more as a courtesy.',
  more_than_owed: 'Less than that has to go back. A manager can refund more as a courtesy.',
  more_than_came: 'Less than that was paid.',
  recorded_before: 'This receipt is recorded already.',
  too_many_filters: 'You have saved 30 filters already. Delete one first.',
}

export const staffRefusals: Shape<typeof germanForStaff> = {
  price_changed: 'The price has changed in the meantime. Please check the new price.',
  booking_not_found: 'There is no such booking, or it belongs to another location.',
  not_cancellable: 'This booking can no longer be cancelled in its present state.',
  not_changeable: 'That can no longer be changed in the present state of this booking.',
}
