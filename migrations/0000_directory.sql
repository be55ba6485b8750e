CREATE TABLE `areas` (
	`slug` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`stated_count` integer,
	`listed_count` integer NOT NULL,
	`featured` integer NOT NULL,
	`tagline` text NOT NULL,
	`short_description` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`transit` text NOT NULL,
	`neighbours` text NOT NULL,
	`guide` text NOT NULL,
	`sources` text NOT NULL,
	`cover` text NOT NULL,
	`map` text NOT NULL,
	`share` text NOT NULL,
	`reviewed_on` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `clinic_orders` (
	`name` text NOT NULL,
	`piece` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`name`, `piece`)
);
--> statement-breakpoint
CREATE TABLE `clinic_prices` (
	`clinic_id` text NOT NULL,
	`position` integer NOT NULL,
	`service` text NOT NULL,
	`label` text NOT NULL,
	`unit` text NOT NULL,
	`min_price` integer NOT NULL,
	`max_price` integer NOT NULL,
	`as_of` text NOT NULL,
	PRIMARY KEY(`clinic_id`, `position`)
);
--> statement-breakpoint
CREATE INDEX `clinic_prices_by_service` ON `clinic_prices` (`service`,`unit`);--> statement-breakpoint
CREATE TABLE `clinic_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`clinic_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `clinics` (
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
	`rating` real NOT NULL,
	`review_count` integer NOT NULL,
	`lat` real,
	`lng` real,
	`phone` text,
	`home_position` integer,
	`map` text NOT NULL,
	`share` text NOT NULL,
	`hours` text,
	`by_appointment` integer NOT NULL,
	`languages` text NOT NULL,
	`step_free` integer,
	`providers` text NOT NULL,
	`opened_year` integer,
	`last_checked` text,
	`status` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clinics_by_slug` ON `clinics` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `clinics_by_segment` ON `clinics` (`segment`);--> statement-breakpoint
CREATE INDEX `clinics_on_home` ON `clinics` (`home_position`);--> statement-breakpoint
CREATE TABLE `comparison_tables` (
	`treatment` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`option1` text NOT NULL,
	`option2` text NOT NULL,
	`rows` text NOT NULL,
	`footnote` text
);
--> statement-breakpoint
CREATE TABLE `content_items` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`path` text,
	`hash` text NOT NULL,
	`modified_on` text NOT NULL,
	`indexable` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
CREATE INDEX `content_items_by_day` ON `content_items` (`kind`,`modified_on`);--> statement-breakpoint
CREATE TABLE `data_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`loaded_at` text NOT NULL,
	`change` text NOT NULL,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`title` text NOT NULL,
	`path` text,
	`details` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `data_changes_by_load` ON `data_changes` (`loaded_at`);--> statement-breakpoint
CREATE TABLE `facet_counts` (
	`selection` text PRIMARY KEY NOT NULL,
	`total` integer NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `facet_sets` (
	`sort` text NOT NULL,
	`token` text NOT NULL,
	`clinics` text NOT NULL,
	PRIMARY KEY(`sort`, `token`)
);
--> statement-breakpoint
CREATE TABLE `facet_values` (
	`position` integer PRIMARY KEY NOT NULL,
	`facet` text NOT NULL,
	`value` text NOT NULL,
	`name` text NOT NULL,
	`unit` text
);
--> statement-breakpoint
CREATE TABLE `faq_sections` (
	`slug` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`sources` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `faqs` (
	`scope` text NOT NULL,
	`position` integer NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	PRIMARY KEY(`scope`, `position`)
);
--> statement-breakpoint
CREATE TABLE `guides` (
	`treatment` text PRIMARY KEY NOT NULL,
	`description` text NOT NULL,
	`content` text NOT NULL,
	`sources` text NOT NULL,
	`reviewed_on` text NOT NULL,
	`medically_reviewed_by` text
);
--> statement-breakpoint
CREATE TABLE `insights` (
	`area` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	PRIMARY KEY(`area`, `position`)
);
--> statement-breakpoint
CREATE TABLE `listing_counts` (
	`service` text NOT NULL,
	`area` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`service`, `area`)
);
--> statement-breakpoint
CREATE TABLE `listings` (
	`service` text NOT NULL,
	`area` text NOT NULL,
	`clinic_id` text NOT NULL,
	`recommended` integer NOT NULL,
	`by_rating` integer NOT NULL,
	`by_name` integer NOT NULL,
	PRIMARY KEY(`service`, `area`, `recommended`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `listings_by_rating` ON `listings` (`service`,`area`,`by_rating`);--> statement-breakpoint
CREATE UNIQUE INDEX `listings_by_name` ON `listings` (`service`,`area`,`by_name`);--> statement-breakpoint
CREATE TABLE `local_pages` (
	`treatment` text NOT NULL,
	`area` text NOT NULL,
	`content` text NOT NULL,
	`sources` text NOT NULL,
	PRIMARY KEY(`treatment`, `area`)
);
--> statement-breakpoint
CREATE TABLE `maps` (
	`slug` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`picture` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`scale` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `open_sets` (
	`sort` text NOT NULL,
	`minute` integer NOT NULL,
	`clinics` text NOT NULL,
	`counts` text NOT NULL,
	PRIMARY KEY(`sort`, `minute`)
);
--> statement-breakpoint
CREATE TABLE `pictures` (
	`name` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `price_places` (
	`service` text NOT NULL,
	`item` text NOT NULL,
	`unit` text NOT NULL,
	`area` text NOT NULL,
	`place` integer NOT NULL,
	`clinic_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`service`, `item`, `unit`, `area`, `place`)
);
--> statement-breakpoint
CREATE TABLE `price_statistics` (
	`service` text NOT NULL,
	`item` text NOT NULL,
	`unit` text NOT NULL,
	`area` text NOT NULL,
	`clinics` integer NOT NULL,
	`prices` integer NOT NULL,
	`min_price` integer NOT NULL,
	`max_price` integer NOT NULL,
	`middle_price` integer NOT NULL,
	`cheapest_clinic_id` text NOT NULL,
	PRIMARY KEY(`service`, `item`, `unit`, `area`)
);
--> statement-breakpoint
CREATE INDEX `price_statistics_by_area` ON `price_statistics` (`item`,`area`,`service`);--> statement-breakpoint
CREATE TABLE `pricing_rows` (
	`treatment` text NOT NULL,
	`position` integer NOT NULL,
	`type` text NOT NULL,
	`unit` text NOT NULL,
	`average_price` integer NOT NULL,
	`min_price` integer NOT NULL,
	`max_price` integer NOT NULL,
	PRIMARY KEY(`treatment`, `position`)
);
--> statement-breakpoint
CREATE TABLE `pricing_tables` (
	`treatment` text PRIMARY KEY NOT NULL,
	`note` text,
	`source` text NOT NULL,
	`as_of` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `prose_pages` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`lead` text NOT NULL,
	`body` text NOT NULL,
	`sources` text NOT NULL,
	`updated_on` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `redirects` (
	`path` text PRIMARY KEY NOT NULL,
	`target` text
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` integer PRIMARY KEY NOT NULL,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`author` text NOT NULL,
	`location` text NOT NULL,
	`written_on` text NOT NULL,
	`treatment` text NOT NULL,
	`home` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reviews_by_treatment` ON `reviews` (`treatment`);--> statement-breakpoint
CREATE INDEX `reviews_home` ON `reviews` (`home`,`id`);--> statement-breakpoint
CREATE TABLE `search_documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`title` text NOT NULL,
	`aliases` text NOT NULL,
	`services` text NOT NULL,
	`place` text NOT NULL,
	`body` text NOT NULL,
	`path` text NOT NULL,
	`note` text NOT NULL,
	`lat` real,
	`lng` real,
	`weight` real NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_documents_by_key` ON `search_documents` (`key`);--> statement-breakpoint
CREATE TABLE `search_spellings` (
	`key` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`key`, `word`)
);
--> statement-breakpoint
CREATE TABLE `search_terms` (
	`phrase` text NOT NULL,
	`kind` text NOT NULL,
	`target` text NOT NULL,
	`is_name` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`phrase`, `kind`, `target`)
);
--> statement-breakpoint
CREATE TABLE `services` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`treatment` text
);
--> statement-breakpoint
CREATE TABLE `share_pictures` (
	`name` text PRIMARY KEY NOT NULL,
	`png` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`sample` integer NOT NULL,
	`name` text NOT NULL,
	`blurb` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`hero` text NOT NULL,
	`share` text NOT NULL,
	`loaded_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sitemap_pages` (
	`sitemap` text NOT NULL,
	`position` integer NOT NULL,
	`path` text NOT NULL,
	`modified_on` text NOT NULL,
	PRIMARY KEY(`sitemap`, `position`)
);
--> statement-breakpoint
CREATE TABLE `sitemaps` (
	`name` text PRIMARY KEY NOT NULL,
	`modified_on` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sub_areas` (
	`area` text NOT NULL,
	`slug` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`description` text NOT NULL,
	`clientele` text NOT NULL,
	`popular_services` text NOT NULL,
	`map` text NOT NULL,
	PRIMARY KEY(`area`, `slug`)
);
--> statement-breakpoint
CREATE TABLE `treatment_groups` (
	`screen` text NOT NULL,
	`position` integer NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`treatments` text NOT NULL,
	PRIMARY KEY(`screen`, `position`)
);
--> statement-breakpoint
CREATE TABLE `treatment_options` (
	`treatment` text PRIMARY KEY NOT NULL,
	`downtime` text NOT NULL,
	`sessions` text NOT NULL,
	`treats` text NOT NULL,
	`risk` text NOT NULL,
	`performers` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `treatments` (
	`slug` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`listed` integer NOT NULL,
	`popular` integer NOT NULL,
	`icon` text NOT NULL,
	`share` text NOT NULL,
	`quick_facts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `zip_codes` (
	`zip` text PRIMARY KEY NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `zip_places` (
	`zip` text PRIMARY KEY NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL
);
