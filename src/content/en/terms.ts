import { company } from '../company.ts'
import type termsDe from '../de/terms.ts'
import type { Shape } from '../shape.ts'

const { emergency } = company

const terms = {
  version: '2025-02-03-6',
  effective: '2025-02-03',
  title: 'Terms and conditions',
  validFrom: 'Effective from 3 February 2025',
  intro:
    'These terms apply when you rent a vehicle from us, the company named in the imprint. “You” means the person renting it. We have written the terms so that you can understand them without special knowledge.',
  sections: [
    {
      id: 'subject',
      title: 'Contract subject',
      paragraphs: [
        'We rent a vehicle to you for a fixed period at one of our locations. Every page of our website says which there are and where they are.',
        'You book a vehicle model “or similar”. We guarantee the car type, the number of seats and the kind of transmission. Make, model and colour may differ.',
        'If we cannot hand over the car type you booked, you get a vehicle of a higher car type at no extra charge, provided it suits you. Otherwise you can withdraw free of charge and get back everything you have paid. Your statutory rights are not affected.',
        'We make the contract in German or in English, depending on the language in which you book. We store the text of the contract. You receive it by email together with these terms.',
      ],
    },
    {
      id: 'period-and-prices',
      title: 'Rental period and prices',
      paragraphs: [
        'A rental day lasts 24 hours from the agreed pickup time, by the clock in Berlin. We charge nothing for up to 59 minutes beyond that. Then a further rental day begins.',
        'You can book up to twelve months ahead and for 90 days at most. There must be at least two hours between booking and pickup.',
        'The total price that we show you before booking is the price you pay. It includes statutory VAT and every charge that cannot be avoided. We list its parts one by one: the vehicle, the extras you chose and, where they apply, the one-way fee and the charges for pickup outside opening hours and for trips abroad. Extras are never preselected.',
        'A price that we have calculated for you holds for 15 minutes: if you book within that time, it stays the same. For that time we also keep a vehicle for you. If you are not signed in, we do so for only a few vehicles at once; beyond that we hold the price alone and tell you so in the form. You then book with a code that we send you by email, and you get a vehicle if one is still available. Shortly before the end you can extend the time, to 45 minutes in all at most; if we are keeping a vehicle for you, only while another one of the same car type is available.',
        'The price includes kilometres. The price and your confirmation say how many there are and what each further kilometre costs. We charge further kilometres after the vehicle is returned.',
        'Discounts, points and free rental days for members follow the rules of the loyalty programme at the end of these terms.',
      ],
    },
    {
      id: 'booking-and-payment',
      title: 'Booking and payment',
      paragraphs: [
        'As long as our website says that bookings will be available soon, the form sends us a reservation request without obligation. We answer it within 48 hours at most, and never later than the pickup time you ask for, either with an offer at the price of your request or with a refusal; until then we keep a vehicle for you. Our offer stands until the moment named in it, usually 48 hours, and at most until two hours before the pickup time. A rental agreement is made only when you order the offer with the button “Book with obligation to pay”; we confirm that at once by email. Until then neither side is bound: you can withdraw the request, decline the offer or let it expire at any time, free of charge, and we can take our offer back.',
        'Once bookings are available, you make a binding offer with the button “Book with obligation to pay”. Before that you see the vehicle, period, locations and total price once more and can change everything. The contract is made when we confirm the booking; we send you the confirmation by email at once.',
        'You can pay by credit card, debit card or PayPal. If the price is in euros and pickup is at least seven days away, you can also pay by bank transfer. No payment method costs extra.',
        'You pay at pickup, unless we offer you when booking to pay at once on a payment provider’s page. A bank transfer must have reached our account before pickup; the bank details are in the confirmation. Card data never reaches our servers.',
        'You can cancel free of charge until 24 hours before the agreed pickup time. The confirmation names that moment. After that we charge the vehicle price of one rental day, at most the total price. The same applies if you have not picked up the vehicle within three hours after the agreed pickup time. If we have no vehicle for you at the agreed pickup time, we charge nothing. You are free to prove that we suffered no loss or a smaller one. Before you confirm a cancellation, we show you what it costs and what you get back. You can cancel on our website with your booking number and email address, even without an account.',
        'There is no statutory right of withdrawal, because we rent motor vehicles for a fixed period (section 312g (2) no. 9 of the German Civil Code, BGB).',
      ],
    },
    {
      id: 'pickup-and-return',
      title: 'Pickup and return',
      paragraphs: [
        'You pick up the vehicle at the agreed time at the agreed location and return it there or, if you booked it that way, at another location. Outside opening hours, pickup is possible only where the location offers it and you have booked it. You can return the vehicle then too, free of charge, through the key drop.',
        'Please bring your valid driving licence (the original; where the law requires it, also its translation or an international driving permit, section 29 FeV), your identity card or passport and a card in your name for the deposit. You must be at least 18 years old on the day of pickup, and the licence must be valid until the return. The same applies to every additional driver. We look at the originals at pickup, even if you have uploaded documents in advance. Without a valid licence the law does not allow us to hand over the vehicle (section 21 StVG); without proof of identity or a card for the deposit we do not hand it over. In either case the same applies as if you do not pick up the vehicle.',
        'You leave a deposit at pickup. Its amount depends on the car type and is shown beside the total price before you book; it is not part of it. We release the deposit within seven days of the return and use it only for justified claims from this rental, which we list for you one by one.',
        'At pickup and return we record together with you the condition of the vehicle, its mileage and its fuel or charge level. Please return it with the same level. If something is missing, we charge the fuel or electricity at the price we pay for it.',
        'If you return the vehicle more than 59 minutes late, we charge the vehicle price of one rental day for each further rental day begun, that is, the vehicle price divided by the rental days. You are free to prove that we suffered no loss or a smaller one. If you prove that the delay was not your fault, we claim no further damages. If you want to keep the vehicle longer, please ask us before the rental ends. You can extend only if the vehicle is available.',
        'Only you and the additional drivers named in the rental agreement may drive the vehicle. You may not drive under the influence of alcohol or drugs, race, use the vehicle for driver training, carry passengers or goods for payment, sub-let it, or drive off paved roads. You may drive abroad only if you said so when booking, and then in the countries of the European Union and the European Economic Area, in Switzerland and in the United Kingdom.',
      ],
    },
    {
      id: 'insurance-and-liability',
      title: 'Insurance and liability',
      paragraphs: [
        'Every vehicle has the liability insurance that the law requires. It covers damage that you cause to others up to the minimum sums set by law, under the general motor insurance conditions (AKB) of our insurer. We will tell you who that is if you ask.',
        'You are liable according to the law for damage to the vehicle, for its loss and for breaches of the contract, that is, if you are at fault. This includes repair, loss of value, expert opinions and the time in which the vehicle cannot be used.',
        'If you have booked the extra “Insurance”, your liability for accident damage to the vehicle and for its theft is limited to the amount of the deposit for each event. This follows the model of comprehensive cover. It does not apply if you act on purpose; in case of gross negligence you are liable to the extent that matches the gravity of your fault.',
        `After an accident, a theft or a collision with an animal, please call the police and then us: ${emergency.text}, day and night. Do not admit fault, and send us a short report with witnesses and number plates.`,
        'You pay fines, tolls and parking charges that arise during your rental. If an authority asks who was driving, we have to answer.',
        'Our liability is unlimited in case of intent and gross negligence, injury to life, body or health, under the Product Liability Act, and where we have given a guarantee. In case of slight negligence we are liable only if we breach a duty on whose fulfilment you may particularly rely, and only for damage that is typically foreseeable.',
        'We keep things that you leave in the vehicle and gladly return them to you.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      paragraphs: [
        'We process your data to make and fulfil the rental agreement and to meet legal duties. Our website’s privacy policy has the details and your rights.',
        'We store the numbers of identity cards, passports and driving licences encrypted. Only our staff can see them. We delete them 30 days after the rental is completed. We have to keep what we need for accounts and tax for as long as the law requires.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'Your rental is governed by the version of the terms that applied when you booked. It is attached to the confirmation as a PDF. If we change the terms, this concerns later bookings only.',
        'If you want to extend or shorten a booking, change the vehicle or add a driver, do so in your account or talk to us. We tell you the difference in price before you decide. A change applies as soon as we have confirmed it.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      paragraphs: [
        'German law applies. If you are a consumer and live in another country, you keep the protection that the mandatory law of that country gives you. The UN Convention on Contracts for the International Sale of Goods does not apply.',
        'If you are a merchant, a legal person under public law or a special fund under public law, the place of jurisdiction is Berlin.',
        'We do not take part in dispute settlement before a consumer arbitration board and are not obliged to do so (section 36 VSBG). Talk to us: we usually find a solution quickly.',
        'If one provision is invalid, the others remain valid. The law takes the place of the invalid one.',
      ],
    },
    {
      id: 'loyalty',
      title: 'Loyalty programme',
      paragraphs: [
        'The loyalty programme is free. Every account starts as Prime. Ten completed rentals, or 30,000 points collected within twelve months, make you Elite.',
        'You collect 10 points for every full unit of the currency that you pay for rental and extras, and 200 more for your first rental. We credit them once the rental is completed.',
        'A free rental day costs 15,000 points as Prime and 10,000 as Elite. It takes the vehicle price of one rental day off the price. If you cancel or do not pick up the vehicle, you get the redeemed points back.',
        'Points do not expire as long as your account exists. They cannot be paid out or passed on, and they end with the account.',
        'On your first rental with an account we give 15% off vehicle and extras, once for each person. The discount and the extra points for the first rental are for accounts opened by the day that our website names. If you have rented without an account before, it is no longer your first rental.',
        'Without membership 200 kilometres a day are free, as Prime 500, as Elite 700. As Elite, one additional driver and trips abroad are free too. Upgrades depend on availability.',
      ],
    },
  ],
} as const satisfies Shape<typeof termsDe>

export default terms
