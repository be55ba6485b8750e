PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_clinics` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text,
	`segment` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`excerpt` text NOT NULL,
	`address` text NOT NULL,
	`location` text NOT NULL,
	`areas` text NOT NULL,
	`services` text NOT NULL,
	`featured` integer NOT NULL,
	`verified` integer NOT NULL,
	`rating` real,
	`review_count` integer,
	`rating_source` text,
	`lat` real,
	`lng` real,
	`phone` text,
	`website` text,
	`email` text,
	`home_position` integer,
	`map` text NOT NULL,
	`share` text NOT NULL,
	`hours` text,
	`by_appointment` integer NOT NULL,
	`languages` text NOT NULL,
	`step_free` integer,
	`providers` text NOT NULL,
	`devices` text NOT NULL,
	`skin_types` text NOT NULL,
	`opened_year` integer,
	`last_checked` text,
	`status` text
);
--> statement-breakpoint
INSERT INTO `__new_clinics`("id", "slug", "segment", "name", "description", "excerpt", "address", "location", "areas", "services", "featured", "verified", "rating", "review_count", "rating_source", "lat", "lng", "phone", "website", "email", "home_position", "map", "share", "hours", "by_appointment", "languages", "step_free", "providers", "devices", "skin_types", "opened_year", "last_checked", "status") SELECT "id", "slug", "segment", "name", "description", "excerpt", "address", "location", "areas", "services", "featured", "verified", "rating", "review_count", NULL, "lat", "lng", "phone", NULL, NULL, "home_position", "map", "share", "hours", "by_appointment", "languages", "step_free", "providers", '[]', '[]', "opened_year", "last_checked", "status" FROM `clinics`;--> statement-breakpoint
DROP TABLE `clinics`;--> statement-breakpoint
ALTER TABLE `__new_clinics` RENAME TO `clinics`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `clinics_by_slug` ON `clinics` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `clinics_by_segment` ON `clinics` (`segment`);--> statement-breakpoint
CREATE INDEX `clinics_on_home` ON `clinics` (`home_position`);--> statement-breakpoint
CREATE TABLE `__new_clinic_prices` (
	`clinic_id` text NOT NULL,
	`position` integer NOT NULL,
	`service` text NOT NULL,
	`label` text NOT NULL,
	`unit` text NOT NULL,
	`min_price` real NOT NULL,
	`max_price` real NOT NULL,
	`as_of` text NOT NULL,
	PRIMARY KEY(`clinic_id`, `position`)
);
--> statement-breakpoint
INSERT INTO `__new_clinic_prices`("clinic_id", "position", "service", "label", "unit", "min_price", "max_price", "as_of") SELECT "clinic_id", "position", "service", "label", "unit", "min_price", "max_price", "as_of" FROM `clinic_prices`;--> statement-breakpoint
DROP TABLE `clinic_prices`;--> statement-breakpoint
ALTER TABLE `__new_clinic_prices` RENAME TO `clinic_prices`;--> statement-breakpoint
CREATE INDEX `clinic_prices_by_service` ON `clinic_prices` (`service`,`unit`);--> statement-breakpoint
CREATE TABLE `__new_price_statistics` (
	`service` text NOT NULL,
	`item` text NOT NULL,
	`unit` text NOT NULL,
	`area` text NOT NULL,
	`clinics` integer NOT NULL,
	`prices` integer NOT NULL,
	`min_price` real NOT NULL,
	`max_price` real NOT NULL,
	`middle_price` real NOT NULL,
	`cheapest_clinic_id` text NOT NULL,
	PRIMARY KEY(`service`, `item`, `unit`, `area`)
);
--> statement-breakpoint
INSERT INTO `__new_price_statistics`("service", "item", "unit", "area", "clinics", "prices", "min_price", "max_price", "middle_price", "cheapest_clinic_id") SELECT "service", "item", "unit", "area", "clinics", "prices", "min_price", "max_price", "middle_price", "cheapest_clinic_id" FROM `price_statistics`;--> statement-breakpoint
DROP TABLE `price_statistics`;--> statement-breakpoint
ALTER TABLE `__new_price_statistics` RENAME TO `price_statistics`;--> statement-breakpoint
CREATE INDEX `price_statistics_by_area` ON `price_statistics` (`item`,`area`,`service`);--> statement-breakpoint
CREATE TABLE `__new_pricing_rows` (
	`treatment` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`unit` text NOT NULL,
	`average_price` real NOT NULL,
	`min_price` real NOT NULL,
	`max_price` real NOT NULL,
	PRIMARY KEY(`treatment`, `position`)
);
--> statement-breakpoint
INSERT INTO `__new_pricing_rows`("treatment", "position", "type", "unit", "average_price", "min_price", "max_price") SELECT "treatment", "position", "type", "unit", "average_price", "min_price", "max_price" FROM `pricing_rows`;--> statement-breakpoint
DROP TABLE `pricing_rows`;--> statement-breakpoint
ALTER TABLE `__new_pricing_rows` RENAME TO `pricing_rows`;